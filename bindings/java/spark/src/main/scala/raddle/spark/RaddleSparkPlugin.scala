package raddle.spark

import java.util.{Collections, Map => JavaMap}

import org.apache.spark.SparkContext
import org.apache.spark.api.plugin.{DriverPlugin, ExecutorPlugin, PluginContext, SparkPlugin}
import org.slf4j.LoggerFactory

import raddle.jca.Raddle

/**
 * Makes the provider the first one in the driver and in each executor, before they run a task: `spark.plugins` names
 * this class. If the native library can't be loaded, Spark continues as if without the plugin, and logs one warning.
 */
final class RaddleSparkPlugin extends SparkPlugin {
  override def driverPlugin(): DriverPlugin = new DriverPlugin {
    override def init(context: SparkContext, plugin: PluginContext): JavaMap[String, String] = {
      RaddleSparkPlugin.install("the driver")
      Collections.emptyMap()
    }
  }

  override def executorPlugin(): ExecutorPlugin = new ExecutorPlugin {
    override def init(plugin: PluginContext, extra: JavaMap[String, String]): Unit =
      RaddleSparkPlugin.install(s"executor ${plugin.executorID()}")
  }
}

private[spark] object RaddleSparkPlugin {
  private val log = LoggerFactory.getLogger(classOf[RaddleSparkPlugin])

  def install(who: String): Unit =
    if (!Raddle.install()) log.warn(s"raddle is not used by $who: ${Raddle.loadingError()}")
}

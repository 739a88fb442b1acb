package raddle.spark

import java.io.File
import java.nio.file.{Files, Path, Paths}

import scala.jdk.CollectionConverters._

import org.apache.spark.SparkEnv
import org.apache.spark.sql.SparkSession

/** Spark sessions, using only the jars on the class path. */
object Cluster {
  private val jars = System.getProperty("raddle.jars").split(",").toSeq
  private val classes = System.getProperty("raddle.test.classes")

  /** The folder from which executors are started: its `jars` are links to Spark's jars. */
  private lazy val home: Path = {
    val home = Paths.get(System.getenv("SPARK_HOME"))
    val folder = Files.createDirectories(home.resolve("jars"))
    Files.list(folder).forEach(link => Files.delete(link))
    val ours = jars.map(new File(_).getCanonicalPath).toSet
    val all = System.getProperty("java.class.path").split(File.pathSeparator).map(new File(_).getCanonicalFile)
    for (jar <- all if jar.getName.endsWith(".jar") && !ours(jar.getPath)) {
      Files.createSymbolicLink(folder.resolve(jar.getName), jar.toPath)
    }
    home
  }

  /** Runs work in two executors of one core each, which fetch the jars from the driver, or in this process. */
  def withSession[T](master: String, isPlugged: Boolean, settings: (String, String)*)(work: SparkSession => T): T = {
    val builder = SparkSession.builder().master(master).appName("raddle")
      .config("spark.ui.enabled", "false")
      .config("spark.driver.host", "127.0.0.1")
      .config("spark.driver.bindAddress", "127.0.0.1")
      .config("spark.sql.shuffle.partitions", "4")
      .config("spark.sql.warehouse.dir", Files.createTempDirectory("warehouse").toString)
      .config("spark.executor.extraClassPath", classes)
      .config("spark.executor.memory", "1g")
      // How often Spark checks again whether there are enough executors for a barrier: as often as it takes.
      .config("spark.scheduler.barrier.maxConcurrentTasksCheck.interval", "1s")
      .config("spark.scheduler.barrier.maxConcurrentTasksCheck.maxFailures", Int.MaxValue.toString)
      // A busy machine may stop these processes for minutes: only a closed connection means that a process was lost.
      .config("spark.worker.timeout", "86400")
      .config("spark.network.timeout", "86400s")
    require(Files.exists(home))
    if (isPlugged) {
      builder.config("spark.plugins", classOf[RaddleSparkPlugin].getName).config("spark.jars", jars.mkString(","))
    }
    settings.foreach { case (key, value) => builder.config(key, value) }
    val session = builder.getOrCreate()
    try {
      if (master.startsWith("local-cluster")) Executors.await(session)
      work(session)
    } finally {
      session.stop()
      java.security.Security.removeProvider("Raddle")
    }
  }

  /** Returns the output of the executors, lost ones included. */
  def output(of: SparkSession): Seq[(String, String)] = {
    val work = home.resolve("work").resolve(of.sparkContext.applicationId)
    if (!Files.exists(work)) return Nil
    Files.list(work).iterator().asScala.toSeq.sorted.map(executor => executor -> executor.resolve("stderr")).collect {
      case (executor, printed) if Files.exists(printed) => executor.getFileName.toString -> Files.readString(printed)
    }
  }

  def temporary(name: String): String = Files.createTempDirectory(name).resolve("table").toString
}

/** The executors of a cluster. This object has no fields, because executors initialise the object whose work they
 * do. */
object Executors {
  /**
   * Returns once both executors have started with their plugins, however late: a stage with a barrier begins when each
   * of its tasks has a core.
   */
  def await(session: SparkSession): Unit = {
    val both = session.sparkContext.parallelize(1 to 2, 2).barrier().mapPartitions { _ =>
      Iterator(SparkEnv.get.executorId)
    }.collect()
    require(both.toSet.size == 2, "executors have one core each")
  }
}

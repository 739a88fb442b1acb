//! The programs of a Ballista cluster with the functions of raddle-datafusion: the client, the scheduler and the
//! executor.
//!
//! A query carries the names of functions. Each program looks them up in its own registry.

use std::{
    error::Error,
    net,
    process::{Child, Command},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use ballista::prelude::{SessionConfigExt, SessionContextExt};
use ballista_core::{registry::BallistaFunctionRegistry, utils::default_session_builder};
use ballista_executor::executor_process::{ExecutorProcessConfig, start_executor_process};
use ballista_scheduler::{
    cluster::BallistaCluster,
    config::SchedulerConfig,
    scheduler_process::{create_scheduler, start_grpc_service_with_listener},
};
use datafusion::{
    arrow::datatypes::DataType,
    execution::{FunctionRegistry, SessionState},
    logical_expr::{ColumnarValue, ScalarUDF, Volatility, create_udf},
    prelude::{SessionConfig, SessionContext},
};
use datafusion_proto::protobuf::{LogicalPlanNode, PhysicalPlanNode};
use tempfile::TempDir;
use tokio::net::TcpListener;

/// The address of all programs of a cluster.
pub const HOST: &str = "127.0.0.1";

/// A time limit longer than a cluster takes to start, or a test's query takes to run, on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(180);

/// The number of tasks that an executor runs at a time.
const TASKS: usize = 2;

/// The time that the function `pause` waits in each batch.
const PAUSE: Duration = Duration::from_millis(700);

/// The seconds between two heartbeats of an executor, and the seconds without one after which the executor is given up.
const HEARTBEAT_SECONDS: u64 = 1;
const TIMEOUT_SECONDS: u64 = 5;

/// Registers the functions.
fn register(registry: &mut dyn FunctionRegistry) -> datafusion::error::Result<()> {
    raddle_datafusion::register(registry)?;
    registry.register_udf(Arc::new(pause()))?;
    Ok(())
}

/// Returns the state of a Ballista session with the functions of raddle-datafusion in place of built-in ones.
///
/// # Errors
///
/// Never fails, because every session accepts functions.
pub fn state(config: SessionConfig) -> datafusion::error::Result<SessionState> {
    let mut state = default_session_builder(config)?;
    register(&mut state)?;
    Ok(state)
}

/// Returns the function `pause(number)`, which returns the number after a pause in each batch, so that a test can act
/// in the middle of a query.
fn pause() -> ScalarUDF {
    let wait = |values: &[ColumnarValue]| {
        thread::sleep(PAUSE);
        Ok(values[0].clone())
    };
    create_udf("pause", vec![DataType::Int64], DataType::Int64, Volatility::Volatile, Arc::new(wait))
}

/// Returns a client of the scheduler at a port, whose queries have this number of partitions.
///
/// # Errors
///
/// Fails with the errors of Ballista.
pub async fn client(scheduler: u16, partitions: usize) -> datafusion::error::Result<SessionContext> {
    let config = SessionConfig::new_with_ballista().with_target_partitions(partitions);
    let url = format!("df://{HOST}:{scheduler}");
    let mut context = SessionContext::remote_with_state(&url, default_session_builder(config)?).await?;
    // The functions are registered here and not in the state, because Ballista adds the built-in functions to the state
    // that it receives.
    register(&mut context)?;
    Ok(context)
}

/// A scheduler that listens at a port.
pub struct Scheduler {
    /// The port of the scheduler.
    pub port: u16,
    cluster: BallistaCluster,
}

impl Scheduler {
    /// Starts a scheduler in this program, at a port that the system chooses.
    ///
    /// # Errors
    ///
    /// Fails with the errors of Ballista.
    pub async fn start() -> ballista_core::error::Result<Self> {
        let listener = TcpListener::bind((HOST, 0)).await?;
        let port = listener.local_addr()?.port();
        let config = SchedulerConfig {
            external_host: HOST.into(),
            bind_host: HOST.into(),
            bind_port: port,
            executor_timeout_seconds: TIMEOUT_SECONDS,
            expire_dead_executor_interval_seconds: HEARTBEAT_SECONDS,
            override_session_builder: Some(Arc::new(state)),
            override_config_producer: Some(Arc::new(SessionConfig::new_with_ballista)),
            ..Default::default()
        };
        let cluster = BallistaCluster::new_from_config(&config).await?;
        let scheduler =
            create_scheduler::<LogicalPlanNode, PhysicalPlanNode>(cluster.clone(), Arc::new(config)).await?;
        tokio::spawn(start_grpc_service_with_listener(listener, scheduler));
        Ok(Self { port, cluster })
    }

    /// Starts a scheduler and executors, each of which gets the port of the scheduler, and waits until all are
    /// registered.
    ///
    /// # Errors
    ///
    /// Fails with the errors of Ballista and of starting an executor, and fails if executors do not register.
    pub async fn start_with(
        executors: usize,
        executor: impl Fn(u16) -> Result<Executor, Box<dyn Error>>,
    ) -> Result<(Self, Vec<Executor>), Box<dyn Error>> {
        let scheduler = Self::start().await?;
        let executors = (0..executors).map(|_| executor(scheduler.port)).collect::<Result<Vec<_>, _>>()?;
        let start = Instant::now();
        while scheduler.executors().await < executors.len() {
            if start.elapsed() > PATIENCE {
                return Err("the executors do not register".into());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok((scheduler, executors))
    }

    /// Returns the number of executors that are registered.
    pub async fn executors(&self) -> usize {
        self.cluster.cluster_state().registered_executor_metadata().await.len()
    }
}

/// An executor in a separate process, which ends when this value is dropped.
pub struct Executor {
    /// The process of the executor.
    pub process: Child,
    /// The folder of the executor's results.
    pub folder: TempDir,
}

impl Drop for Executor {
    fn drop(&mut self) {
        _ = self.process.kill();
        _ = self.process.wait();
    }
}

impl Executor {
    /// Starts a program that passes its last arguments to [`executor_of`]. With `built_in`, the executor has none of
    /// our functions.
    ///
    /// # Errors
    ///
    /// Fails with the errors of the system.
    pub fn start(mut program: Command, scheduler: u16, built_in: bool) -> Result<Self, Box<dyn Error>> {
        let folder = TempDir::new()?;
        // The two ports are free at this moment, and different.
        let listeners = [net::TcpListener::bind((HOST, 0))?, net::TcpListener::bind((HOST, 0))?];
        program.arg(scheduler.to_string());
        for listener in &listeners {
            program.arg(listener.local_addr()?.port().to_string());
        }
        drop(listeners);
        program.arg(folder.path()).args(built_in.then_some(BUILT_IN));
        Ok(Self { process: program.spawn()?, folder })
    }
}

/// The argument of an executor without our functions.
const BUILT_IN: &str = "built-in";

/// Runs an executor with the arguments `SCHEDULER-PORT PORT GRPC-PORT FOLDER [built-in]` until it is stopped.
///
/// # Errors
///
/// Fails if arguments are missing or are not ports; otherwise, fails with the errors of Ballista.
pub fn executor_of(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let (ports, rest) = arguments.split_at_checked(3).ok_or("three ports are needed")?;
    let ports = ports.iter().map(|port| port.parse()).collect::<Result<Vec<u16>, _>>()?;
    let folder = rest.first().ok_or("a folder is needed")?;
    let built_in = rest.get(1).is_some_and(|word| word == BUILT_IN);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(executor(ports[0], [ports[1], ports[2]], folder.clone(), built_in))?;
    Ok(())
}

/// Runs an executor until it is stopped. It serves results at the first port and accepts tasks at the second.
async fn executor(
    scheduler: u16,
    [port, grpc_port]: [u16; 2],
    folder: String,
    built_in: bool,
) -> ballista_core::error::Result<()> {
    let registry = match built_in {
        true => BallistaFunctionRegistry::default(),
        false => BallistaFunctionRegistry::from(&state(SessionConfig::new_with_ballista())?),
    };
    let config = ExecutorProcessConfig {
        bind_host: HOST.into(),
        external_host: Some(HOST.into()),
        port,
        grpc_port,
        scheduler_host: HOST.into(),
        scheduler_port: scheduler,
        vcores: TASKS,
        work_dir: Some(folder),
        executor_heartbeat_interval_seconds: HEARTBEAT_SECONDS,
        override_function_registry: Some(Arc::new(registry)),
        ..Default::default()
    };
    start_executor_process(Arc::new(config)).await
}

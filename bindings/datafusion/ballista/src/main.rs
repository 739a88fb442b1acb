//! An executor: `raddle-ballista SCHEDULER-PORT PORT GRPC-PORT FOLDER`, with `built-in` at the end one without the functions of
//! raddle-datafusion.

use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let (ports, rest) = arguments.split_at_checked(3).ok_or("three ports are needed")?;
    let ports = ports.iter().map(|port| port.parse()).collect::<Result<Vec<u16>, _>>()?;
    let folder = rest.first().ok_or("a folder is needed")?;
    let built_in = rest.get(1).is_some_and(|word| word == "built-in");
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(raddle_ballista::executor(ports[0], [ports[1], ports[2]], folder.clone(), built_in))?;
    Ok(())
}

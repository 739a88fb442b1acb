//! Runs an executor: `raddle-ballista SCHEDULER-PORT PORT GRPC-PORT FOLDER`. With `built-in` as the last argument, it
//! lacks the functions of raddle-datafusion.

use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    raddle_ballista::executor_of(&env::args().skip(1).collect::<Vec<_>>())
}

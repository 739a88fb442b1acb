//! An executor: `raddle-ballista SCHEDULER-PORT PORT GRPC-PORT FOLDER`, with `built-in` at the end one without the functions of
//! raddle-datafusion.

use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    raddle_ballista::executor_of(&env::args().skip(1).collect::<Vec<_>>())
}

//! Proves the kernel, and only then prints it into the folder `gen`.

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use raddle_check::prove::prove_statement;
use siphash_prover::{Hashes, siphash_words_avx2};

fn main() -> Result<(), Box<dyn Error>> {
    let kernel = siphash_words_avx2();
    let proof = prove_statement(&kernel, &|_, inputs| Box::new(Hashes(inputs)))
        .map_err(|refusal| format!("{} is refused: {refusal}", kernel.name))?;
    println!("proved {}: {}, {} paths, {} bytes", kernel.name, proof.statement, proof.paths, proof.bytes);
    let text = kernel.assembly_below(kernel.banner_by("cargo run -p siphash-prover"));
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../gen");
    let files = [("s", text.as_bytes()), ("table", &kernel.table)]
        .map(|(end, bytes)| (format!("{}.{end}", kernel.name), bytes));
    for (name, bytes) in files {
        let path = folder.join(&name);
        // As a check: nothing may have changed.
        if env::args().any(|argument| argument == "--check") {
            if fs::read(&path)? != bytes {
                return Err(format!("gen/{name} differs from the proved text").into());
            }
        } else {
            fs::write(&path, bytes)?;
        }
    }
    Ok(())
}

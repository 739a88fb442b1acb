// Printed by `cargo xtask gen`. Do not edit: change the kernel and print again.

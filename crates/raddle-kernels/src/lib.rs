//! The kernels of raddle: specification, lowering per instruction set, shape.

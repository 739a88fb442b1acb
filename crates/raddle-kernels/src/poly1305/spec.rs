//! Poly1305, RFC 8439, 2.5, transcribed. This text is run on the vectors of the RFC, is the portable kernel, and is
//! the right-hand side of every proof.

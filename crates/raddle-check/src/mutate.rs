//! Wrong kernels, which the proof must refuse.

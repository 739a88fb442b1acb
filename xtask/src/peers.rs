//! The name by which the list of tests knows the packages of [`nettle`](crate::nettle).

pub(crate) use crate::nettle::PACKAGES as NETTLE_PACKAGES;

"""Digests of Spark's columns, in `raddle.pyspark.functions`."""

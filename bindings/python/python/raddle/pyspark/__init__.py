"""Digests of Spark columns, in `raddle.pyspark.functions`."""

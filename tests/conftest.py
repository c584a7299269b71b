"""Hypothesis profiles: few examples in `make test`, many in `make fuzz` (HYPOTHESIS_PROFILE=fuzz)."""

import os

from hypothesis import HealthCheck, settings

COMMON = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large]}

settings.register_profile("test", max_examples=50, derandomize=True, **COMMON)
settings.register_profile("fuzz", max_examples=2000, **COMMON)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

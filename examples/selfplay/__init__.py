"""The parts of `examples/train.py`: games, policy, learner, measuring."""

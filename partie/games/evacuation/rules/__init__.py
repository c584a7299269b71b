"""The rules, a module a chapter: the course of a year with its phases, the rival, the race and the goals."""

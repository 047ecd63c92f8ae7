"""Games by the hundred thousand: simulation, comparison, experiments and their stored runs."""

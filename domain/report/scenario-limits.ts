/** Scenarios that an owner keeps beside one report at most. */
export const MOST_SCENARIOS = 3;

/** Letters of the name of a scenario at most. */
export const SCENARIO_NAME_LENGTH = 60;

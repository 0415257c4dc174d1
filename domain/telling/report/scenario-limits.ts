/** Scenarios that an owner keeps beside one report at most. */
export const MOST_SCENARIOS = 3;

/** Letters of the name of a scenario at most. */
export const SCENARIO_NAME_LENGTH = 60;

/** What is said of a scenario without a name. */
export const SCENARIO_NAME_WANTED = "Give the scenario a name";

/** What is said where there is no room for another. */
export const SCENARIOS_FULL = `A report has ${MOST_SCENARIOS} scenarios at most. Delete one to keep another.`;

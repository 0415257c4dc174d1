/** What something means, said by colour besides its word and its sign. */
export type Tone = "green" | "amber" | "red" | "grey";

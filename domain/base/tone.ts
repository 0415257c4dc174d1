/** Meaning by colour, always shown beside a word and a sign. */
export type Tone = "green" | "amber" | "red" | "grey";

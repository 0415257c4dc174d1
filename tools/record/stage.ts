import type { Recorder, Visitor } from "./recorder.ts";

/** What the product is asked with: the recorder, and the simulated provider at its address. */
export type Stage = { readonly recorder: Recorder; readonly payments: string };

/** Ids of what was made, for whoever asks about it later. */
export type Bought = { readonly guests: string; readonly members: string; readonly unpaid: string };

/** Everybody who asks, by what they may do. */
export type People = Readonly<Record<"guest" | "member" | "subscriber" | "admin", Visitor>>;

import type { Bindings } from "./env.ts";

/** The language model of a deployment; null where none is bound, as everywhere but in production. */
export function boundModel({ AI }: Pick<Bindings, "AI">): Ai | null {
	return AI ?? null;
}

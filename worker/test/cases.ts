import { env } from "cloudflare:workers";
import { cases } from "#domain/test/cases.ts";

/** How many of so many cases a Worker test tries: a fifth, and under `npm run proof` all of them, which its Worker is told by a binding. */
export function casesOf(all: number): number {
	return cases(all, env.TEST_PROOF === "1").numRuns;
}

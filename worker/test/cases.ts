import { env } from "cloudflare:workers";
import { cases } from "#domain/test/cases.ts";

/** How many of so many generated cases a Worker test tries: a fifth, or all of them under `npm run proof`, of which a binding tells the Worker. */
export function casesOf(all: number): number {
	return cases(all, env.TEST_PROOF === "1").numRuns;
}

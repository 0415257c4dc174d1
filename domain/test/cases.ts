/** What Node gives to tests; the rules that they test know nothing of it. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** The same cases in every run of `npm test`, so that a failure is the change's and not the day's. */
const SEED = 20_261_123;

/** What fast-check is asked for: so many cases, and those of one seed where they are not all. */
export type Cases = { readonly numRuns: number; readonly seed?: number };

/**
 * Returns how many generated cases a property is tried with: a fifth of them from a fixed seed, and under `npm run proof`, which sets PROOF,
 * all of them from a new seed.
 */
export function cases(all: number, isProof = process.env["PROOF"] === "1"): Cases {
	return isProof ? { numRuns: all } : { numRuns: Math.ceil(all / 5), seed: SEED };
}

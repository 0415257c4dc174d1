/** Provided by Node in tests; the tested rules do not depend on it. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

/** Fixed seed of `npm test`, so that a failure comes from a change and not from the day. */
const SEED = 20_261_123;

/** Options for fast-check: the number of cases, and a seed where they are a sample. */
export type Cases = { readonly numRuns: number; readonly seed?: number };

/** Number of generated cases for a property: a fifth of them with a fixed seed, or all with a new seed under `npm run proof`, which sets PROOF. */
export function cases(all: number, isProof = process.env["PROOF"] === "1"): Cases {
	return isProof ? { numRuns: all } : { numRuns: Math.ceil(all / 5), seed: SEED };
}

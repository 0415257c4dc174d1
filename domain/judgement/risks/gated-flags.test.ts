import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { assessed, generatedHomes } from "../../test/generated-homes.ts";
import { countGatedFlags } from "./risk.ts";

test("no flag that repeats a licensing verdict is counted as one that strangers do not read", () => {
	fc.assert(
		fc.property(generatedHomes, (home) => {
			const { risks, flags, licensing } = assessed(home);
			const free = new Set(Object.values(licensing).map(({ summary }) => summary));
			const more = flags.filter((flag) => !free.has(flag));
			expect(countGatedFlags(risks)).toBeLessThanOrEqual(more.length);
		}),
		cases(500),
	);
});

test("a flag that says more is counted", () => {
	const some = fc.sample(generatedHomes, { numRuns: 50, seed: 7 }).map(assessed);
	const below = some.find(({ risks }) => risks.some(({ id }) => id === "below_c"));
	expect(countGatedFlags(below?.risks ?? [])).toBeGreaterThan(0);
});

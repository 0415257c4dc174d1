import { expect, test } from "vitest";
import { cases } from "./cases.ts";

test("a fifth of the cases is tried from one seed, and all of them from a new one when it is to be proved", () => {
	expect(cases(10_000, true)).toEqual({ numRuns: 10_000 });
	expect(cases(10_000, false)).toMatchObject({ numRuns: 2_000 });
	expect(cases(3, false).numRuns).toBe(1);
	expect(cases(10, false).seed).toBe(cases(400, false).seed);
});

import { expect, test } from "vitest";
import { sourceState } from "./source-state.ts";

test.each([
	[0, 0, "idle"],
	[1, 0, "healthy"],
	[100, 5, "healthy"],
	[100, 6, "failing"],
	[1, 1, "failing"],
] as const)("asked %d times and silent %d times, a source is %s", (asked, failed, state) => {
	expect(sourceState({ asked, failed })).toBe(state);
});

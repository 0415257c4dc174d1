import { expect, test } from "vitest";
import { mayNeed, verdicts } from "./verdict.ts";

test("a licence may be needed where it is needed, may be, or will be", () => {
	expect(verdicts.filter(mayNeed)).toEqual([
		"required",
		"likely",
		"check_boundary",
		"starting_soon",
	]);
});

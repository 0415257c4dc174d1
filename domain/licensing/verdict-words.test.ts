import { expect, test } from "vitest";
import { verdictInWords } from "./verdict-words.ts";

test.each([
	["none_found", false, true, "Not needed"],
	["none_found", false, false, "We found none"],
	["none_found", true, false, "We found none"],
	["required", false, true, "Required"],
	["check_boundary", false, true, "May be required"],
	["required", true, false, "Permission needed"],
	["unknown", true, false, "Not known"],
] as const)(
	"only where the law itself asks for none is a licence not needed: %s, planning %s, by law %s",
	(verdict, isPlanning, isByLaw, words) => {
		expect(verdictInWords({ verdict, isPlanning, isByLaw })).toBe(words);
	},
);

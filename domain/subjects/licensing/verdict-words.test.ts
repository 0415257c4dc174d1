import { expect, test } from "vitest";
import { verdictInWords, verdictTone } from "./verdict-words.ts";

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

test.each([
	["none_found", true, "green"],
	["none_found", false, "grey"],
	["required", true, "red"],
	["required", false, "red"],
	["likely", true, "amber"],
	["unknown", true, "grey"],
] as const)(
	"only where the law itself asks for no licence is a verdict green: %s, by law %s",
	(verdict, isByLaw, tone) => {
		expect(verdictTone({ verdict, isByLaw })).toBe(tone);
	},
);

import { expect, test } from "vitest";
import { schemeInWords } from "./licensing-words.ts";

const scheme = {
	kind: "selective",
	council: "York",
	coverage: "whole district",
	start: "2026-01-01",
	end: null,
	verifiedOn: null,
} as const;

test.each([
	["https://www.york.gov.uk/licensing", "York’s page"],
	["http://www.york.gov.uk/licensing", "York’s page (http, not secure)"],
	[null, "No page held"],
])("the page %s is shown as %s", (url, words) => {
	expect(schemeInWords({ ...scheme, url }).page).toBe(words);
});

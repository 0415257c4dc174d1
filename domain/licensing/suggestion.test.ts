import { expect, test } from "vitest";
import { suggestedPageDefect } from "./suggestion.ts";

const OWN = ["https://www.testborough-homes.org/licensing"];

test.each([
	"https://www.gov.uk/house-in-multiple-occupation-licence",
	"https://www.manchester.gov.uk/selective?x=1",
	"https://www.rentsmart.gov.wales/en",
	"https://www.testborough.gov.scot/hmo",
	"https://www.thegazette.co.uk/notice/1",
	"https://publicnoticeportal.uk/notice/2",
	"https://www.testborough-homes.org/another-page",
])("a correction may rest on %s", (address) => {
	expect(suggestedPageDefect(address, OWN)).toBeNull();
});

test.each([
	["", /with https/],
	["javascript:alert(1)", /with https/],
	["http://www.manchester.gov.uk/selective", /with https/],
	["https://user@www.manchester.gov.uk/", /without a user name/],
	["https://www.manchester.gov.uk:8443/", /without a user name/],
	["https://10.0.0.1/", /public address/],
	["https://example.com/", /page of the council/],
	["https://manchester.gov.uk.example.com/", /page of the council/],
	["https://notgov.uk/", /page of the council/],
	["https://evil-thegazette.co.uk/", /page of the council/],
	["https://staging.manchester.gov.uk/", /page of the council/],
	["https://testborough-homes.org/other-host", /page of the council/],
])("a correction may not rest on %s", (address, why) => {
	expect(suggestedPageDefect(address, OWN)).toMatch(why);
});

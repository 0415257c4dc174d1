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
	["https://council.gov.uk.evil.com/", /page of the council/],
	["https://www.gov.uk@evil.com/", /without a user name/],
	["https://www.gov.uk:pw@evil.com/", /without a user name/],
	["https://evil.com\\@www.gov.uk/", /with https/],
	["https://evil.com%2f.gov.uk/", /without a user name/],
	["https://evil.com%23.gov.uk/", /without a user name/],
	["https://evil.com／.gov.uk/", /without a user name/],
	["https://www.manchester.gov.uk:443/", /without a user name/],
	["https://www.m\u0430nchester.gov.uk/", /without a user name/],
	["https://xn--mnchester-66g.gov.uk/", /page of the council/],
	["https://xn--gv-emc.uk/", /page of the council/],
	["https://www.go\u00adv.uk/", /with https/],
	["https://www.gov.uk./", /public address/],
	["https:///www.gov.uk/", /with https/],
	["https://www.gov.uk/\nx", /with https/],
	["https://www.gov.uk/a b", /with https/],
	["https://www.gov.uk/\u202ea", /with https/],
	["https://2130706433/", /public address/],
	["https://[::1]/", /public address/],
])("a correction may not rest on %s", (address, why) => {
	expect(suggestedPageDefect(address, OWN)).toMatch(why);
});

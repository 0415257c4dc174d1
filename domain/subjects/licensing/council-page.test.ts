import { expect, test } from "vitest";
import { councilPageDefect, isInTheClear } from "./council-page.ts";

test.each(["https://www.york.gov.uk/licensing", "https://barnet.moderngov.co.uk/a?b=c#d"])(
	"%s may stand in a new row",
	(address) => {
		expect(councilPageDefect(address)).toBeNull();
	},
);

test.each(["http://www.york.gov.uk/", "ftp://www.york.gov.uk/", "www.york.gov.uk", ""])(
	"of %j an address with https is asked for",
	(address) => {
		expect(councilPageDefect(address)).toBe("Enter the address of a page, with https://");
	},
);

test.each([
	"https://ada:pw@www.york.gov.uk/",
	"http://ada@www.york.gov.uk/",
	"https://localhost/",
	"https://10.0.0.1/",
	"https://www.york.gov.uk:443/",
])("of %j a public address is asked for", (address) => {
	expect(councilPageDefect(address)).toContain("without a user name");
});

test("a page of http is told from one of https", () => {
	expect(isInTheClear("http://www.york.gov.uk/")).toBe(true);
	expect(isInTheClear("https://www.york.gov.uk/")).toBe(false);
	expect(isInTheClear("nonsense")).toBe(false);
});

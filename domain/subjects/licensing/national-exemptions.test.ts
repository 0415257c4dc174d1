import { expect, test } from "vitest";
import { nationalExemptions } from "./national-exemptions.ts";

test("England's order names each home that it spares, with its source, and claims no day on which it was checked", () => {
	const spared = nationalExemptions("selective", "England");
	for (const home of [
		"close family",
		"holiday lets",
		"shares with the tenant",
		"over 21 years",
		"business and farm tenancies",
		"public body",
		"registered provider",
		"university",
	]) {
		expect(spared?.text).toContain(home);
	}
	expect(spared).toMatchObject({
		source: expect.stringContaining("SI 2006/370"),
		url: "https://www.legislation.gov.uk/uksi/2006/370/article/2",
		lastChecked: null,
	});
});

test("additional licences spare what is no HMO, in England and Wales alone", () => {
	expect(nationalExemptions("additional", "Wales")?.source).toBe("Housing Act 2004 Schedule 14");
	expect(nationalExemptions("selective", "Wales")).toBeNull();
	expect(nationalExemptions("additional", "Scotland")).toBeNull();
	expect(nationalExemptions("selective", "Northern Ireland")).toBeNull();
});

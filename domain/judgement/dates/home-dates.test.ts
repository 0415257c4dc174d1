import { expect, test } from "vitest";
import { fromPounds } from "../../base/money.ts";
import { daysInWords } from "../../base/words.ts";
import { databaseWindows } from "../../subjects/compliance/landlord-database.ts";
import {
	someCertificate,
	someFacts,
	somePlace,
	someScheme,
	someUnit,
} from "../../test/some-facts.ts";
import { someAssessment } from "../../test/some-report.ts";
import type { HomeDate } from "./home-date.ts";
import { homeDates } from "./home-dates.ts";

type Stated = Parameters<typeof someAssessment>[0];
const datesOf = (stated: Stated = {}) => homeDates(someAssessment(stated));
const brief = (dates: readonly HomeDate[]) => dates.map(({ on, what }) => `${on} ${what}`);

const database = "2027-05-15 Enter yourself and this home in the landlord database (North West)";
const tax =
	"2027-04-06 Income tax on rent is 22%, 42% and 47%, by the law before the Budget of 28 October 2026";
const band = "2030-10-01 A home needs energy band C to be let";

test("a home in England has its region's window, the tax of April 2027 and band C, soonest first", () => {
	const dates = datesOf();
	expect(brief(dates)).toEqual([tax, database, band]);
	expect(dates.map(({ isDraft }) => isDraft)).toEqual([false, true, true]);
	expect(dates[1]).toMatchObject({
		until: "2027-08-14",
		source: {
			url: "https://www.legislation.gov.uk/ukdsi/2026/9780348286861",
			readOn: "2026-11-27",
		},
	});
});

test.each(databaseWindows)(
	"a home in $region is told of no other region's window",
	({ region }) => {
		const dates = datesOf({ facts: { place: somePlace({ region }) } });
		expect(dates.filter(({ what }) => what.includes("database")).map(({ what }) => what)).toEqual([
			`Enter yourself and this home in the landlord database (${region})`,
		]);
	},
);

test("where the region is not known no window is given", () => {
	expect(brief(datesOf({ facts: { place: somePlace({ region: null }) } }))).toEqual([tax, band]);
});

test("a window that is open is still to come until its last day, and then over", () => {
	expect(brief(datesOf({ day: "2027-08-14" }))).toEqual([database, band]);
	expect(brief(datesOf({ day: "2027-08-15" }))).toEqual([band]);
});

test("what holds from today is no date to come", () => {
	expect(brief(datesOf({ day: "2027-04-05" }))).toContain(tax);
	expect(brief(datesOf({ day: "2027-04-06" }))).not.toContain(tax);
	expect(brief(datesOf({ day: "2030-09-30" }))).toEqual([band]);
	expect(datesOf({ day: "2030-10-01" })).toEqual([]);
});

test("band C is a date of a home that is below it or not known, not of one that reaches it", () => {
	const chosen = (letter: "C" | "D") =>
		someCertificate({ band: letter, points: letter === "C" ? 70 : 60, registeredOn: "2021-06-14" });
	expect(brief(datesOf({ chosen: chosen("D") }))).toContain(band);
	expect(brief(datesOf({ chosen: chosen("C") }))).not.toContain(band);
	expect(brief(datesOf({ facts: { areas: [] } }))).toContain(band);
});

test("a home's own certificate has a last day", () => {
	const chosen = someCertificate({ registeredOn: "2021-06-14" });
	const last = "2031-06-13 The energy certificate of this home is valid to this day";
	expect(brief(datesOf({ chosen }))).toContain(last);
	expect(brief(datesOf({ chosen, day: "2031-06-13" }))).toEqual([last]);
	expect(datesOf({ chosen, day: "2031-06-14" })).toEqual([]);
});

test.each(["Wales", "Scotland", "Northern Ireland"] as const)(
	"%s has no window of England's database",
	(nation) => {
		const dates = datesOf({ facts: { place: somePlace({ nation }), areas: [] } });
		expect(brief(dates).filter((each) => each.includes("database"))).toEqual([]);
		expect(brief(dates).includes(band)).toBe(nation === "Wales");
		expect(brief(dates).includes(tax)).toBe(nation !== "Scotland");
	},
);

test("a scheme that reaches the home has its end, one that starts later its first day", () => {
	const facts = someFacts({
		place: someUnit({ region: null }),
		schemes: [
			someScheme({ id: "now", coverage: "whole_district", start: "2024-01-01", end: "2028-12-31" }),
			someScheme({ id: "later", coverage: "whole_district", start: "2027-02-01", end: null }),
			someScheme({
				id: "over",
				coverage: "whole_district",
				start: "2020-01-01",
				end: "2024-12-31",
			}),
			someScheme({ id: "idea", status: "consulting", start: "2027-03-01", end: null }),
		],
	});
	expect(brief(datesOf({ facts }))).toEqual([
		"2027-02-01 Selective licensing that may reach this home is due to start",
		tax,
		"2028-12-31 Selective licensing that may reach this home is due to end",
		band,
	]);
});

test("a scheme is told to reach a home only by a row that was verified, at a postcode that was placed", () => {
	const ends = (verifiedOn: string | null, place = someUnit({ region: null })) =>
		brief(
			datesOf({
				facts: someFacts({
					place,
					schemes: [someScheme({ start: "2024-01-01", end: "2028-12-31", verifiedOn })],
				}),
			}),
		).find((date) => date.includes("licensing"));
	const may = "2028-12-31 Selective licensing that may reach this home is due to end";
	expect(ends("2026-11-20")).toBe("2028-12-31 Selective licensing here is due to end");
	expect(ends(null)).toBe(may);
	expect(ends("2026-11-20", somePlace({ region: null }))).toBe(may);
});

test("a scheme of streets may reach the home, and one without an end is over after five years", () => {
	const facts = someFacts({
		place: someUnit({ region: null }),
		schemes: [
			someScheme({ coverage: "streets", start: "2024-01-01", end: null, verifiedOn: null }),
		],
	});
	const found = datesOf({ facts }).find(({ what }) => what.includes("licensing"));
	expect(found).toMatchObject({
		on: "2028-12-31",
		what: "Selective licensing that may reach this home ends by this day",
	});
	expect(found?.source.name).toContain("on a list that we have not checked");
});

test("a scheme has dates only for a use that it bears on", () => {
	const facts = someFacts({
		place: someUnit({ region: null }),
		schemes: [
			someScheme({
				kind: "additional",
				coverage: "whole_district",
				start: "2024-01-01",
				end: "2028-12-31",
			}),
			someScheme({ kind: "article4_hmo", coverage: "areas", start: "2027-03-01", end: null }),
		],
	});
	expect(brief(datesOf({ facts }))).toEqual([tax, band]);
	expect(brief(datesOf({ facts, use: "sharers" }))).toEqual([
		"2027-03-01 An Article 4 direction on HMOs that may reach this home is due to start",
		tax,
		"2028-12-31 Additional HMO licensing that may reach this home is due to end",
		band,
	]);
});

test("a home of £2m and more in England has the announced surcharge as a draft, until it begins", () => {
	const surcharge = (stated: Stated) =>
		datesOf(stated).find(({ id }) => id === "high-value-surcharge");
	const price = fromPounds(2_000_000);
	expect(surcharge({ price })).toMatchObject({
		on: "2028-04-01",
		what: "Owners of homes of this value are to pay £2,500 a year on top of council tax",
		isDraft: true,
	});
	expect(surcharge({ price: fromPounds(1_999_999) })).toBeUndefined();
	expect(surcharge({})).toBeUndefined();
	expect(surcharge({ price, day: "2028-04-01" })).toBeUndefined();
	expect(surcharge({ price, facts: { place: somePlace({ nation: "Wales" }) } })).toBeUndefined();
});

test("on a border the home has the dates that both nations share", () => {
	const place = somePlace({
		nation: "Scotland",
		region: null,
		authorities: [
			{ code: "S12000026", name: "Scottish Borders", share: 0.7 },
			{ code: "E06000057", name: "Northumberland", share: 0.3 },
		],
	});
	expect(brief(datesOf({ facts: { place, areas: [] } }))).toEqual([]);
	const english = datesOf({ facts: { place, areas: [] }, nation: "England" });
	expect(brief(english)).toEqual([tax, band]);
});

test("every sentence is short, and every date names where it was read", () => {
	for (const { what, source } of datesOf({
		chosen: someCertificate(),
		use: "hmo",
		price: fromPounds(6_000_000),
	})) {
		expect(what.length).toBeLessThanOrEqual(90);
		expect(what).not.toMatch(/\.$/);
		expect(source.name).not.toBe("");
	}
});

test("the days of a window are told with as many years as it lies in", () => {
	expect(daysInWords({ on: "2027-05-15", until: "2027-08-14" })).toBe("15 May to 14 August 2027");
	expect(daysInWords({ on: "2026-12-15", until: "2027-03-14" })).toBe(
		"15 December 2026 to 14 March 2027",
	);
	expect(daysInWords({ on: "2027-04-06", until: null })).toBe("6 April 2027");
});

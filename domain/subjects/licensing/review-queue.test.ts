import { expect, test } from "vitest";
import { addDays } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { byHarm, harmOf, homesReached, isDue, placeInQueue } from "./review-queue.ts";

const day = "2026-11-20";
const read = someSchemeEvidence();
/** A verified row with a page that we read, so that nothing about it is in doubt. */
const sound: Partial<LicensingScheme> = { verifiedOn: "2026-11-01", evidence: [read] };

type Over = Partial<LicensingScheme> & { isPageUnread?: boolean };

function place(over: Over = {}, others: LicensingScheme[] = []) {
	const { isPageUnread = false, ...scheme } = over;
	return placeInQueue(
		{ ...someScheme({ ...sound, ...scheme }), isPageUnread },
		{ day, others, privateHouseholds: 40_000, wardShare: null },
	);
}

test("a row that was read lately and rests on a page of our own is neither due nor doubted", () => {
	expect(place()).toMatchObject({ isDue: false, doubts: [], harm: 0 });
});

test.each<[string, Over, string]>([
	["nobody read", { verifiedOn: null }, "never_verified"],
	["was read over six months ago", { verifiedOn: addDays(day, -184) }, "verified_long_ago"],
	["has a page that changed", { review: "page_changed" }, "page_changed"],
	["has a page that went", { review: "page_gone" }, "page_gone"],
	["has a page that cannot be read", { isPageUnread: true }, "page_unread"],
	["rests on the press alone", { evidence: [{ ...read, publisher: "press" }] }, "no_evidence"],
	[
		"has a page too old to decide, which nobody verified",
		{ verifiedOn: null, evidence: [{ ...read, pageDay: "2019" }] },
		"page_old",
	],
	["sends the whole authority to its council", { coverage: "areas" }, "whole_authority"],
	["ends before it starts", { start: "2026-01-02", end: "2026-01-01" }, "defect"],
])("a row that %s is doubted for that, and waits before one that is not", (_, over, doubt) => {
	const { doubts, harm } = place(over);
	expect(doubts.filter((each) => each === doubt || over.verifiedOn === undefined)).toEqual([doubt]);
	expect(harm).toBeGreaterThan(0);
});

test("of two rows that nobody verified the lead of many renters comes first, the one that was read after it", () => {
	const unverified = { verifiedOn: null, evidence: [someSchemeEvidence({ pageDay: "2026-06" })] };
	const lead = place({ ...unverified, evidence: [] });
	expect(lead.harm).toBeGreaterThan(2 * place(unverified).harm);
	expect(place({ ...unverified, review: "page_changed" }).harm).toBeLessThan(lead.harm);
});

test("rows of one authority that contradict each other are both doubted", () => {
	const none = someScheme({
		...sound,
		id: "none",
		kind: "none",
		status: "none",
		coverage: "none",
		start: null,
		end: null,
		ruledOut: ["selective"],
	});
	expect(place({}, [none]).doubts).toEqual(["contradicted"]);
	expect(place(none, [someScheme(sound)]).doubts).toEqual(["contradicted"]);
	expect(place({}, [{ ...none, authorityCode: "E06000014" }]).doubts).toEqual([]);
	expect(place({}, [{ ...none, ruledOut: ["additional"] }]).doubts).toEqual([]);
	expect(place({ end: "2026-11-19" }, [none]).doubts).toEqual([]);
});

test.each<[string, Partial<LicensingScheme>, boolean]>([
	["never verified", { verifiedOn: null }, true],
	["verified 183 days ago", { verifiedOn: addDays(day, -183) }, false],
	["verified 184 days ago", { verifiedOn: addDays(day, -184) }, true],
	["verified today, its page changed", { verifiedOn: day, review: "page_changed" }, true],
])("a row %s is due: %s", (_, over, due) => {
	expect(isDue(someScheme(over), day)).toBe(due);
});

test("more homes, a nearer date and more doubt never lower the harm", () => {
	const base = { homes: 1_000, days: 400, doubt: 2 };
	const rising = [
		[0, 10, 100, 1_000, 50_000].map((homes) => harmOf({ ...base, homes })),
		[2_000, 1_825, 400, 90, 30, 1, 0].map((days) => harmOf({ ...base, days })),
		[0, 1, 2, 5, 9].map((doubt) => harmOf({ ...base, doubt })),
	];
	for (const harms of rising) {
		expect(harms).toEqual(harms.toSorted((a, b) => a - b));
		expect(new Set(harms).size).toBe(harms.length);
	}
});

test("a date weighs wholly on its day and half of that ninety days before", () => {
	expect(harmOf({ homes: 10_000, days: 0, doubt: 1 })).toBe(10_000);
	expect(harmOf({ homes: 10_000, days: 90, doubt: 1 })).toBe(5_000);
});

test.each<[string, Partial<LicensingScheme>, object | null]>([
	["in force", { end: "2027-02-28" }, { day: "2027-02-28", what: "ends" }],
	["to start", { start: "2027-04-01" }, { day: "2027-04-01", what: "starts" }],
	["over", { end: "2026-11-01" }, { day: "2026-11-01", what: "ended" }],
	["without an end", { start: "2024-01-01", end: null }, { day: "2028-12-31", what: "ends" }],
	["an old direction", { kind: "article4_hmo", start: "2012-01-01", end: null }, null],
	["over, nobody knows since when", { status: "ended", start: null, end: null }, null],
])("the date of a row %s is the next that changes something", (_, over, turn) => {
	expect(place(over).turn).toEqual(turn);
});

test.each<[string, Partial<LicensingScheme>, number | null, number | null, object]>([
	["a whole district", {}, 40_000, 0.25, { count: 40_000, basis: "district" }],
	[
		"listed wards",
		{ coverage: "wards", wardCodes: ["a"] },
		40_000,
		0.25,
		{ count: 10_000, basis: "wards" },
	],
	[
		"streets within wards",
		{ coverage: "streets", wardCodes: ["a"] },
		40_000,
		0.25,
		{ count: 10_000, basis: "at_most" },
	],
	[
		"areas that nobody bounded",
		{ coverage: "areas" },
		40_000,
		null,
		{ count: 40_000, basis: "at_most" },
	],
	[
		"wards that are no more",
		{ coverage: "wards", hasUnmatchedWards: true },
		40_000,
		null,
		{ count: 40_000, basis: "at_most" },
	],
	[
		"no scheme",
		{ kind: "none", coverage: "none" },
		40_000,
		null,
		{ count: 40_000, basis: "district" },
	],
	["an authority without figures", {}, null, null, { count: 10_000, basis: "typical" }],
])(
	"%s reaches as many homes as is known, and says how that is known",
	(_, over, households, wardShare, homes) => {
		expect(homesReached(someScheme(over), { privateHouseholds: households, wardShare })).toEqual(
			homes,
		);
	},
);

test("rows stand in one order: by harm, then by id", () => {
	const rows = [
		{ harm: 1, id: "a" },
		{ harm: 5, id: "c" },
		{ harm: 5, id: "b" },
	];
	expect(rows.toSorted(byHarm).map(({ id }) => id)).toEqual(["b", "c", "a"]);
});

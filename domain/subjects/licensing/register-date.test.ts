import { expect, test } from "vitest";
import { isPast } from "../../base/freshness.ts";
import { someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import { judgeLicensing } from "./judge-licensing.ts";
import { registerDate } from "./register-date.ts";

const COMPILED = "2026-11-20";
const LATER = "2027-06-01";

const read = (verifiedOn: string | null) => ({ verifiedOn });
const none = { kind: "none", status: "none", coverage: "none", start: null, end: null } as const;

/** The register's verdict on selective licensing in June 2027, when it was compiled in November 2026. */
function selective(...rows: Parameters<typeof someScheme>[0][]) {
	const facts = someFacts({
		place: someUnit(),
		schemes: rows.map(someScheme),
		registerAsOf: COMPILED,
	});
	return judgeLicensing(facts, { use: "single", people: null }, LATER).selective;
}

const dated = (asOf: string) => [{ source: "licensingRegister", asOf }];

test.each([
	["one that was verified", [read("2027-05-04")], "2027-05-04"],
	["one that was verified before the register was compiled", [read("2026-11-01")], "2026-11-01"],
	["one that nobody verified", [read(null)], COMPILED],
	[
		"several, the oldest",
		[read("2027-05-04"), read("2027-03-02"), read("2027-05-01")],
		"2027-03-02",
	],
	["several, one of which nobody verified", [read("2027-05-04"), read(null)], COMPILED],
	["none", [], COMPILED],
])("the date of rows is that of %s", (_, rows, date) => {
	expect(registerDate(rows, COMPILED)).toBe(date);
});

test("a row that nobody verified has no date in a register that has none", () => {
	expect(registerDate([read("2027-05-04"), read(null)], null)).toBeNull();
	expect(registerDate([read("2027-05-04")], null)).toBe("2027-05-04");
});

test("a scheme that is verified keeps its date current though the register is not compiled again", () => {
	const lead = selective({ verifiedOn: null });
	const verified = selective({ verifiedOn: "2027-05-04" });
	expect(lead.citations).toEqual(dated(COMPILED));
	expect(verified.citations).toEqual(dated("2027-05-04"));
	const areOld = [lead, verified].map(({ citations: [cited] }) =>
		isPast("licensingRegister", cited?.asOf ?? null, LATER),
	);
	expect(areOld).toEqual([true, false]);
});

test("that nothing was found is dated by the rows that say so, in words too", () => {
	const judged = selective({ ...none, verifiedOn: "2027-05-04" });
	expect(judged).toMatchObject({ verdict: "none_found", citations: dated("2027-05-04") });
	expect(judged.summary).toContain("(4 May 2027)");
});

test("a row that says nothing of the kind, is over or only proposed does not date it", () => {
	const { verdict, citations } = selective(
		{ ...none, verifiedOn: "2027-05-04" },
		{ kind: "additional", verifiedOn: "2026-01-01" },
		{ end: "2026-12-31", coverage: "wards", wardCodes: ["E05000002"], verifiedOn: "2026-01-02" },
		{ status: "consulting", coverage: "proposed", start: null, verifiedOn: "2026-01-03" },
	);
	expect({ verdict, citations }).toEqual({
		verdict: "none_found",
		citations: dated("2027-05-04"),
	});
});

test("a scheme that lapsed is dated by its own row", () => {
	const judged = selective({ end: "2027-03-31", verifiedOn: "2027-01-15" });
	expect(judged).toMatchObject({ verdict: "unknown", citations: dated("2027-01-15") });
});

test("that there is no record is dated by the register as a whole", () => {
	expect(selective()).toMatchObject({ verdict: "unknown", citations: dated(COMPILED) });
});

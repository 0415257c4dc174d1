import { expect, test } from "vitest";
import { comingAfter, inForceOn } from "./timeline.ts";

test.each([
	["2025-10-26", null, "royal_assent", 12],
	["2025-10-27", "royal_assent", "council_powers", 11],
	["2025-12-26", "royal_assent", "council_powers", 11],
	["2025-12-27", "council_powers", "no_fault_ends", 10],
	["2026-04-30", "council_powers", "no_fault_ends", 10],
	["2026-05-01", "penalties", "information_sheet", 6],
	["2026-05-30", "penalties", "information_sheet", 6],
	["2026-05-31", "information_sheet", "section_21_claims_end", 5],
	["2026-07-30", "information_sheet", "section_21_claims_end", 5],
	["2026-07-31", "section_21_claims_end", "database", 4],
	["2026-11-21", "section_21_claims_end", "database", 4],
	// An expected year alone sets no day.
	["2040-01-01", "section_21_claims_end", "database", 4],
] as const)(
	"on %s the latest change is %s, the next %s, and %i are to come",
	(day, latest, next, count) => {
		const coming = comingAfter(day, "London");
		expect(inForceOn(day).at(-1)?.id ?? null).toBe(latest);
		expect(coming[0]?.id).toBe(next);
		expect(coming).toHaveLength(count);
	},
);

test("the changes stand in the order of their days, and one without a day says when it is expected", () => {
	const all = [...inForceOn("2026-11-20"), ...comingAfter("2026-11-20", null)];
	const days = all.map(({ from }) => from ?? "9999");
	expect(days).toEqual(days.toSorted());
	expect(all.filter(({ from, expected }) => (from === null) === (expected === null))).toEqual([]);
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test("every change names its law, and every address is https", () => {
	for (const { source, url } of comingAfter("2025-01-01", null)) {
		expect(source).not.toBe("");
		expect(url === null || new URL(url).protocol === "https:").toBe(true);
	}
});

test("of the landlord database the home's own region's window is told, and no fee", () => {
	const databaseIn = (region: string | null) =>
		comingAfter("2026-11-23", region).find(({ id }) => id === "database");
	expect(databaseIn("North West")).toMatchObject({
		expected: "15 May to 14 August 2027, by draft regulations",
		what: expect.stringContaining("(North West)"),
	});
	expect(databaseIn("West Midlands")?.expected).toBe(
		"15 December 2026 to 14 March 2027, by draft regulations",
	);
	expect(databaseIn(null)?.expected).toBe("not known here, because we do not know the region");
	expect(JSON.stringify([databaseIn("London"), databaseIn(null)])).not.toMatch(/£|South West/);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../base/calendar.ts";
import { cases } from "../../test/cases.ts";
import type { HomeDate } from "./home-date.ts";
import { lawLine } from "./law-line.ts";

const TODAY = "2026-11-23";
const date = (on: string, until: string | null = null): HomeDate => ({
	id: "energy-standard",
	on,
	until,
	title: "Band C to let",
	what: "A home needs energy band C to be let",
	isDraft: true,
	source: { name: "An Act", url: null, readOn: null },
});
const line = (...dates: HomeDate[]) => lawLine(dates, { today: TODAY, labelWidth: 0.25 });

test("dates stand to the scale of days between today and the last of them", () => {
	const { marks, years } = line(date("2027-11-23"), date("2028-11-22"));
	expect(marks.map(({ from }) => from)).toEqual([0.5, 1]);
	expect(years.map(({ year }) => year)).toEqual(["2027", "2028"]);
});

test("a window reaches from its first day to its last", () => {
	const [window] = line(date("2027-11-23", "2028-11-22"), date("2028-11-22")).marks;
	expect([window?.from, window?.to]).toEqual([0.5, 1]);
});

test("a line of today alone has a mark at its beginning", () => {
	expect(line(date(TODAY)).marks[0]).toMatchObject({ from: 0, to: 0 });
	expect(line().marks).toEqual([]);
});

test("up to four labels that would meet stand in rows of their own, and none leaves the line", () => {
	const days = fc.uniqueArray(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 4 });
	fc.assert(
		fc.property(days, (found) => {
			const dates = found.toSorted((a, b) => a - b).map((at) => date(addDays(TODAY, at)));
			const { marks } = line(...dates);
			for (const [at, one] of marks.entries()) {
				expect(one.label).toBeGreaterThanOrEqual(0);
				expect(one.label + 0.25).toBeLessThanOrEqual(1.000001);
				for (const other of marks.slice(at + 1)) {
					const meets = Math.abs(one.label - other.label) < 0.2499;
					expect(meets && one.row === other.row).toBe(false);
				}
			}
		}),
		cases(300),
	);
});

test("more dates than the line can name stand in their chapter", () => {
	const dates = Array.from({ length: 9 }, (_, at) => date(addDays(TODAY, 100 * (at + 1))));
	expect(line(...dates).marks).toHaveLength(6);
});

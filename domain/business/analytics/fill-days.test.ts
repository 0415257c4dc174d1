import { expect, test } from "vitest";
import { fillDays, spansOf } from "./fill-days.ts";

const HOUR = 3_600_000;
const lengths = (from: string, to: string) =>
	spansOf({ from, to }).map((span) => (span.until - span.from) / HOUR);

test("a day in London begins at its own midnight, an hour before UTC's in summer", () => {
	expect(spansOf({ from: "2026-07-01", to: "2026-07-01" })).toEqual([
		{
			day: "2026-07-01",
			from: Date.parse("2026-06-30T23:00:00Z"),
			until: Date.parse("2026-07-01T23:00:00Z"),
		},
	]);
	expect(spansOf({ from: "2026-12-01", to: "2026-12-01" })[0]?.from).toBe(
		Date.parse("2026-12-01T00:00:00Z"),
	);
});

test("the day on which clocks go forward has 23 hours, the one on which they go back 25", () => {
	expect(lengths("2026-03-28", "2026-03-30")).toEqual([24, 23, 24]);
	expect(lengths("2026-10-24", "2026-10-26")).toEqual([24, 25, 24]);
});

test("no instant of a year lies between two days or in both", () => {
	const spans = spansOf({ from: "2026-01-01", to: "2026-12-31" });
	expect(spans).toHaveLength(365);
	for (const [at, span] of spans.slice(1).entries()) {
		expect(span.from).toBe(spans[at]?.until);
	}
});

test("every day of a period stands in order, with zeros where nothing happened", () => {
	const nothing = {
		previews: 0,
		generated: 0,
		paidByCard: 0,
		paidByPlan: 0,
		reportRevenue: 0,
		planRevenue: 0,
		refunded: 0,
	};
	expect(
		fillDays({ from: "2028-02-28", to: "2028-03-01" }, [{ day: "2028-02-29", previews: 3 }]),
	).toEqual([
		{ day: "2028-02-28", ...nothing },
		{ day: "2028-02-29", ...nothing, previews: 3 },
		{ day: "2028-03-01", ...nothing },
	]);
});

test("what several tables know of a day is added up, and what lies outside the period is left out", () => {
	const [day] = fillDays({ from: "2026-11-20", to: "2026-11-20" }, [
		{ day: "2026-11-20", paidByCard: 2, reportRevenue: 3000, refunded: 1500 },
		{ day: "2026-11-20", planRevenue: 2500, refunded: 4500 },
		{ day: "2026-11-20", paidByPlan: 7, generated: 9 },
		{ day: "2026-11-19", paidByCard: 100 },
	]);
	expect(day).toEqual({
		day: "2026-11-20",
		previews: 0,
		generated: 9,
		paidByCard: 2,
		paidByPlan: 7,
		reportRevenue: 3000,
		planRevenue: 2500,
		refunded: 6000,
	});
});

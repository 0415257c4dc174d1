import { expect, test } from "vitest";
import { fillDays } from "./fill-days.ts";
import { shareOf, totalsOf } from "./shares.ts";

test.each([
	[1, 4, 0.25],
	[0, 4, 0],
	[4, 4, 1],
	[5, 4, 1],
	[0, 0, null],
	[3, 0, null],
])("%d of %d is a share of %s", (part, whole, share) => {
	expect(shareOf(part, whole)).toBe(share);
});

const days = fillDays({ from: "2026-11-19", to: "2026-11-20" }, [
	{ day: "2026-11-19", previews: 30, generated: 5, paidByCard: 1, reportRevenue: 1500 },
	{ day: "2026-11-20", previews: 10, generated: 2, paidByCard: 1, paidByPlan: 3, refunded: 1500 },
	{ day: "2026-11-20", planRevenue: 2500 },
]);

test("revenue is what reports and plans brought and what was not given back", () => {
	expect(totalsOf(days, { payingAtStart: 8, churned: 2 })).toEqual({
		previews: 40,
		generated: 7,
		paidByCard: 2,
		paidByPlan: 3,
		revenue: 4000,
		reportRevenue: 1500,
		planRevenue: 2500,
		refunded: 1500,
		conversion: 0.05,
		churn: 0.25,
		churned: 2,
		payingAtStart: 8,
	});
});

test("where nobody looked and nobody paid there is neither conversion nor churn", () => {
	const empty = fillDays({ from: "2026-11-19", to: "2026-11-20" }, []);
	expect(totalsOf(empty, { payingAtStart: 0, churned: 0 })).toMatchObject({
		conversion: null,
		churn: null,
		revenue: 0,
	});
});

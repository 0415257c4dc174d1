import { expect, test } from "vitest";
import { DAY, HOUR } from "../../base/calendar.ts";
import { coolingOffEnd, SIX_MONTHS_NEAR } from "./notices.ts";

const paid = {
	status: "active",
	amount: 2_500,
	trialEnd: Date.UTC(2026, 10, 27, 12),
	withdrawnAt: null,
} as const;

test("after a trial fourteen whole days follow the day of the first charge", () => {
	expect(coolingOffEnd(paid, paid.trialEnd)).toBe(Date.UTC(2026, 11, 12));
	expect(coolingOffEnd(paid, Date.UTC(2026, 11, 12) - 1)).toBe(Date.UTC(2026, 11, 12));
	expect(coolingOffEnd(paid, Date.UTC(2026, 11, 12))).toBeNull();
});

test("they end at London's midnight", () => {
	const trialEnd = Date.UTC(2026, 5, 1, 12);
	expect(coolingOffEnd({ ...paid, trialEnd }, trialEnd)).toBe(Date.UTC(2026, 5, 16) - HOUR);
});

test.each([
	["a plan without a trial", { trialEnd: null }],
	["a trial", { status: "trialing" }],
	["a plan that is over", { status: "canceled" }],
	["a first payment that is not through", { status: "incomplete" }],
	["a plan that costs nothing", { amount: 0 }],
	["one that was given up", { withdrawnAt: paid.trialEnd }],
] as const)("%s does not cool off", (_, over) => {
	expect(coolingOffEnd({ ...paid, ...over }, paid.trialEnd + DAY)).toBeNull();
});

test("one that owes its first payment does", () => {
	expect(coolingOffEnd({ ...paid, status: "past_due" }, paid.trialEnd + DAY)).not.toBeNull();
});

test("the sixth monthly charge is the last of its six months in every month, and the fifth never", () => {
	const starts = Array.from({ length: 366 }, (_, day) => Date.UTC(2027, 0, 1 + day));
	const after = (from: number, months: number) => {
		const day = new Date(from);
		const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months + 1, 0));
		return Date.UTC(
			last.getUTCFullYear(),
			last.getUTCMonth(),
			Math.min(day.getUTCDate(), last.getUTCDate()),
		);
	};
	for (const start of starts) {
		expect(after(start, 5) - start).toBeLessThan(SIX_MONTHS_NEAR);
		expect(after(start, 6) - start).toBeGreaterThanOrEqual(SIX_MONTHS_NEAR);
	}
});

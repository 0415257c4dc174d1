import type { Analytics } from "#contracts/admin/analytics.ts";
import { addDays, type IsoDate } from "#domain/base/calendar.ts";

/** A day on which nothing happened, unless said otherwise. */
export function anAnalyticsDay(
	day: IsoDate,
	overrides: Partial<Analytics["days"][number]> = {},
): Analytics["days"][number] {
	return { day, previews: 0, generated: 0, paid: 0, revenue: 0, ...overrides };
}

/** So many quiet days, the last of them given. */
export function quietDays(to: IsoDate, count: number): Analytics["days"] {
	return Array.from({ length: count }, (_, at) => anAnalyticsDay(addDays(to, at - count + 1)));
}

/** Totals in which everything is nothing, and there are no shares. */
export function noTotals(overrides: Partial<Analytics["totals"]> = {}): Analytics["totals"] {
	return {
		previews: 0,
		generated: 0,
		paidByCard: 0,
		paidByPlan: 0,
		revenue: 0,
		reportRevenue: 0,
		planRevenue: 0,
		refunded: 0,
		conversion: null,
		churn: null,
		churned: 0,
		payingAtStart: 0,
		...overrides,
	};
}

/** A shop that opened this morning: 30 days in which nothing happened. */
export function anAnalytics(overrides: Partial<Analytics> = {}): Analytics {
	const days = overrides.days ?? quietDays("2026-11-21", 30);
	return {
		from: days[0]?.day ?? "2026-11-21",
		to: days.at(-1)?.day ?? "2026-11-21",
		isTest: false,
		readAt: "2026-11-21T14:05:00.000Z",
		totals: noTotals(),
		days,
		plans: [
			{ plan: "starter", active: 0, trialing: 0, recurring: 0 },
			{ plan: "pro", active: 0, trialing: 0, recurring: 0 },
			{ plan: "expert", active: 0, trialing: 0, recurring: 0 },
		],
		homes: { watched: 0, owned: 0, accounts: 0 },
		authorities: [],
		screens: { opened: 0, most: [] },
		answers: [],
		sources: [],
		...overrides,
	};
}

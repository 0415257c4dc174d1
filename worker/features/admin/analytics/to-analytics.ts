import type { Analytics } from "#contracts/admin/analytics.ts";
import { fillDays } from "#domain/analytics/fill-days.ts";
import type { Period } from "#domain/analytics/period.ts";
import { totalsOf } from "#domain/analytics/shares.ts";
import { liveKinds, liveSources } from "#domain/live-sources.ts";
import { planIds } from "#domain/plans.ts";
import { sources } from "#domain/sources.ts";
import { type Figures, MOST } from "./figures-repository.ts";

type Occasion = {
	readonly period: Period;
	readonly isTest: boolean;
	/** UTC milliseconds. */
	readonly readAt: number;
};

/** Figures as they cross the wire: every day, plan and live source is there, with zeros where nothing happened. */
export function toAnalytics(
	figures: Figures,
	{ period: { from, to }, isTest, readAt }: Occasion,
): Analytics {
	const days = fillDays({ from, to }, figures.parts);
	return {
		from,
		to,
		isTest,
		readAt: new Date(readAt).toISOString(),
		totals: totalsOf(days, figures.departures),
		days: days.map(({ day, previews, generated, ...sold }) => ({
			day,
			previews,
			generated,
			paid: sold.paidByCard + sold.paidByPlan,
			revenue: sold.reportRevenue + sold.planRevenue,
		})),
		plans: planIds.map((plan) => ({
			active: 0,
			trialing: 0,
			recurring: 0,
			...figures.plans.find((row) => row.plan === plan),
			plan,
		})),
		authorities: figures.authorities,
		screens: {
			opened: figures.screens.reduce((sum, { opened }) => sum + opened, 0),
			most: figures.screens.slice(0, MOST),
		},
		sources: liveKinds.map((kind) => {
			const { answered, failed } = figures.sources.find((row) => row.kind === kind) ?? NEVER_ASKED;
			return {
				id: kind,
				name: sources[liveSources[kind].source].name,
				asked: answered + failed,
				failed,
			};
		}),
	};
}

const NEVER_ASKED = { answered: 0, failed: 0 };

import type { Analytics } from "#contracts/admin/analytics.ts";
import { liveKinds, liveSources } from "#domain/base/facts/live-sources.ts";
import { sources } from "#domain/base/sources.ts";
import { answerPairs, pairKey } from "#domain/business/analytics/answer-pair.ts";
import { fillDays } from "#domain/business/analytics/fill-days.ts";
import type { Period } from "#domain/business/analytics/period.ts";
import { totalsOf } from "#domain/business/analytics/shares.ts";
import { planIds } from "#domain/business/plans.ts";
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
		homes: figures.homes,
		authorities: figures.authorities,
		screens: {
			opened: figures.screens.reduce((sum, { opened }) => sum + opened, 0),
			most: figures.screens.slice(0, MOST),
		},
		answers: answersOf(figures),
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

/** What came of every answer that was shown or bought on, in the order in which verdicts are judged. */
function answersOf({ answers, bought }: Figures): Analytics["answers"] {
	return answerPairs
		.map((pair) => {
			const seen = answers.find((row) => row.pair === pairKey(pair));
			return {
				...pair,
				shown: seen?.shown ?? 0,
				offered: seen?.offered ?? 0,
				bought: bought.find((row) => row.let === pair.let && row.pays === pair.pays)?.bought ?? 0,
			};
		})
		.filter(({ shown, offered, bought: sold }) => shown + offered + sold > 0);
}

const NEVER_ASKED = { answered: 0, failed: 0 };

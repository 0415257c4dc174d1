import * as z from "zod";
import { planIds } from "#domain/business/plans.ts";
import { answerVerdicts } from "#domain/judgement/answer/answer.ts";

/** GET /api/admin/analytics: days in London, both counted, at most 400 of them. */
export const AnalyticsQuery = z.object({ from: z.iso.date(), to: z.iso.date() });
export type AnalyticsQuery = z.infer<typeof AnalyticsQuery>;

/** Amounts in pence; shares from 0 to 1, null where the divisor is 0. */
const Totals = z.object({
	previews: z.number(),
	/** Reports made, paid for or not. */
	generated: z.number(),
	paidByCard: z.number(),
	paidByPlan: z.number(),
	/** Taken for reports and plans in the period, less later refunds of it. The next two fields are its parts, also net. */
	revenue: z.number(),
	reportRevenue: z.number(),
	planRevenue: z.number(),
	/** The part of the period's takings that was refunded. */
	refunded: z.number(),
	/** Reports bought by card divided by previews shown. */
	conversion: z.number().nullable(),
	/** Paying subscriptions that ended in the period divided by those that paid at its start. */
	churn: z.number().nullable(),
	churned: z.number(),
	payingAtStart: z.number(),
});
export type AnalyticsTotals = z.infer<typeof Totals>;

export const Analytics = z.object({
	from: z.iso.date(),
	to: z.iso.date(),
	/** Payments and subscriptions are those of test cards. */
	isTest: z.boolean(),
	/** When the numbers were read: they are kept for five minutes. */
	readAt: z.iso.datetime(),
	totals: Totals,
	/** Every day of the period, in order. */
	days: z.array(
		z.object({
			day: z.iso.date(),
			previews: z.number(),
			generated: z.number(),
			paid: z.number(),
			revenue: z.number(),
		}),
	),
	/** As they stand now, whatever the period. */
	plans: z.array(
		z.object({
			plan: z.enum(planIds),
			active: z.number(),
			trialing: z.number(),
			/** Pence a month from the active ones, after discounts. */
			recurring: z.number(),
		}),
	),
	/** Homes that accounts keep now and have not set aside: numbers alone. */
	homes: z.object({ watched: z.number(), owned: z.number(), accounts: z.number() }),
	/** The ten most looked at, the first first. */
	authorities: z.array(
		z.object({
			code: z.string(),
			name: z.string(),
			previews: z.number(),
			generated: z.number(),
		}),
	),
	/** Screens opened by visitors who agreed to being counted: the total, and the ten opened most often, in order. */
	screens: z.object({
		opened: z.number(),
		/** `screen` is a current or former name in `domain/base/screens.ts`. */
		most: z.array(z.object({ screen: z.string(), opened: z.number() })),
	}),
	/** Outcomes by the verdicts on the first two questions. Combinations that nobody was shown are left out. */
	answers: z.array(
		z.object({
			let: z.enum(answerVerdicts),
			pays: z.enum(answerVerdicts),
			/** Answers sent to browsers. */
			shown: z.number(),
			/** Report offers that came into view of visitors who agreed to being counted. */
			offered: z.number(),
			/** Reports that a card paid for, whatever became of the money. */
			bought: z.number(),
		}),
	),
	/** Live sources, and how often each was asked and gave no answer. */
	sources: z.array(
		z.object({ id: z.string(), name: z.string(), asked: z.number(), failed: z.number() }),
	),
});
export type Analytics = z.infer<typeof Analytics>;

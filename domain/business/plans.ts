import { fromPounds, type Pence } from "../base/money.ts";

/** Price of one report unless an administrator has set another. Source: Rule PAY-1. */
export const DEFAULT_REPORT_PRICE = fromPounds(15);

/** The monthly plans, the smallest first. */
export const planIds = ["starter", "pro", "expert"] as const;
export type PlanId = (typeof planIds)[number];

/** Stands for "no limit" in a number of reports. */
export const UNLIMITED = -1;

export type Plan = {
	readonly name: string;
	/** Monthly price unless an administrator has set another. */
	readonly defaultPrice: Pence;
	/** `UNLIMITED` for any number. */
	readonly reportsPerMonth: number;
	/** Most homes that are kept and watched. */
	readonly homes: number;
	/** Most assessments by programs in a billing period. */
	readonly assessments: number;
};

/** Homes that an account without a plan keeps. Source: Rule HOMES-2. */
export const HOMES_WITHOUT_PLAN = 3;

/** Most homes that an account of a plan keeps; null is no plan. Source: Rule HOMES-2. */
export function homesAllowed(plan: PlanId | null): number {
	return plan === null ? HOMES_WITHOUT_PLAN : plans[plan].homes;
}

/** Assessments by programs in a month of an account without a plan. Source: Rule API-2. */
const ASSESSMENTS_WITHOUT_PLAN = 50;

/** Most assessments by programs in a billing period; null is no plan. Source: Rule API-2. */
export function assessmentsAllowed(plan: PlanId | null): number {
	return plan === null ? ASSESSMENTS_WITHOUT_PLAN : plans[plan].assessments;
}

/** Source: Rule PLAN-1. */
export const plans = {
	starter: {
		name: "Starter",
		defaultPrice: fromPounds(15),
		reportsPerMonth: 5,
		homes: 10,
		assessments: 500,
	},
	pro: {
		name: "Pro",
		defaultPrice: fromPounds(25),
		reportsPerMonth: 25,
		homes: 100,
		assessments: 5_000,
	},
	expert: {
		name: "Expert",
		defaultPrice: fromPounds(45),
		reportsPerMonth: UNLIMITED,
		homes: 1_000,
		assessments: 50_000,
	},
} as const satisfies Record<PlanId, Plan>;

/** What each plan costs a month. */
export type PlanPrices = Readonly<Record<PlanId, Pence>>;

export function isPlanId(text: unknown): text is PlanId {
	return planIds.some((id) => id === text);
}

/** Whether another plan is an upgrade. Plans have a fixed rank, whatever prices administrators set. Source: Rule PLAN-1. */
export function isUpgrade(from: PlanId, to: PlanId): boolean {
	return planIds.indexOf(to) > planIds.indexOf(from);
}

/** "5 reports a month", "Unlimited reports". */
export function reportsInWords(limit: number): string {
	return limit === UNLIMITED ? "Unlimited reports" : `${limit} reports a month`;
}

/** "3 homes watched". Source: Rule HOMES-2. */
export function homesInWords(limit: number): string {
	return `${limit.toLocaleString("en-GB")} homes watched`;
}

/** "500 API assessments a month". Source: Rule API-2. */
export function assessmentsInWords(limit: number): string {
	return `${limit.toLocaleString("en-GB")} API assessments a month`;
}

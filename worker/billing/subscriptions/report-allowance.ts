import { type SQL, sql } from "drizzle-orm";
import { grantPeriod } from "#domain/business/subscription/grant.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { type GrantRow, isAsRead } from "./grants-repository.ts";
import { limitReached, notSubscribed, updateCardFirst } from "./refusals.ts";
import type { PlanStanding } from "./standing.ts";
import type { SubscriptionRow } from "./subscriptions-repository.ts";

/** What pays for a report made now, for `insertPlanReport`; null where nothing does. Valid only while grant and subscription stand as they were read. */
export function reportAllowance(userId: string, standing: PlanStanding, now: number) {
	const { holding, given, granted, limit } = standing;
	const subscription = holding?.subscription ?? null;
	const payer = granted ? grantPays(granted, now) : subscription && planPays(subscription);
	return payer && { ...payer, limit, holds: isAsRead({ userId, subscription, grant: given }) };
}

/**
 * What pays for a report of somebody who asks for one from their plan.
 * @throws Problem `not_subscribed`, `update_card`, `limit_reached`
 */
export function allowanceOf(userId: string, standing: PlanStanding, now: number) {
	const allowance = reportAllowance(userId, standing, now);
	if (!(allowance && standing.isSubscriber)) {
		const isOwing = standing.holding?.subscription.status === "past_due";
		throw isOwing ? updateCardFirst() : notSubscribed();
	}
	if (!standing.canGenerate) {
		throw limitReached();
	}
	return allowance;
}

type Payer = { readonly id: string; readonly period: SQL; readonly isTest: SQL };

/** What was granted is meant, whichever mode payments are in. */
function grantPays(grant: GrantRow, now: number): Payer {
	return { id: grant.id, period: sql`${grantPeriod(grant, now)}`, isTest: sql`FALSE` };
}

/** Reads the billing period when the report is kept: a new one may have begun since. */
function planPays({ id }: SubscriptionRow): Payer {
	return {
		id,
		period: sql`(SELECT period_start FROM ${subscriptions} WHERE id = ${id})`,
		isTest: sql`NOT (SELECT livemode FROM ${subscriptions} WHERE id = ${id})`,
	};
}

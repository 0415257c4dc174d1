import { type SQL, sql } from "drizzle-orm";
import { DAY } from "#domain/base/calendar.ts";
import { assessmentsAllowed } from "#domain/business/plans.ts";
import { grantPeriod } from "#domain/business/subscription/grant.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { isAsRead } from "#worker/billing/subscriptions/grants-repository.ts";
import type { PlanStanding } from "#worker/billing/subscriptions/standing.ts";
import type { Db } from "#worker/db/client.ts";
import { apiAllowances } from "#worker/db/schema/open-door.ts";
import { subscriptions } from "#worker/db/schema/subscriptions.ts";

/** What pays for assessments by programs now. */
export type Payer = {
	readonly userId: string;
	/** The subscription, the grant, or the account itself where it has no plan. */
	readonly id: string;
	/** Start of the period when the statement runs: a new one may have begun since it was read. */
	readonly period: SQL;
	readonly limit: number;
	/** UTC milliseconds. */
	readonly endsAt: number;
	/** Condition: the plan is what it was when it was read. */
	readonly holds: SQL;
};

/** An allowance as it stands: assessments charged in the period, and at most. */
export type Allowance = { readonly used: number; readonly limit: number; readonly endsAt: number };

/** What pays for an account's assessments: its plan in the billing period, or the account in a month of its own. Source: Rule API-2. */
export function payerOf(
	user: Pick<UserRow, "id" | "createdAt">,
	{ holding, given, granted, isSubscriber, plan }: PlanStanding,
	now: number,
): Payer {
	const subscription = holding?.subscription ?? null;
	const shared = {
		userId: user.id,
		limit: assessmentsAllowed(isSubscriber ? plan : null),
		holds: isAsRead({ userId: user.id, subscription, grant: given }),
	};
	if (isSubscriber && granted === null && subscription !== null) {
		return {
			...shared,
			id: subscription.id,
			period: sql`(SELECT period_start FROM ${subscriptions} WHERE id = ${subscription.id})`,
			endsAt: subscription.periodEnd,
		};
	}
	const months = isSubscriber && granted ? granted : { startsAt: user.createdAt };
	const period = grantPeriod(months, now);
	return {
		...shared,
		id: isSubscriber && granted ? granted.id : user.id,
		period: sql`${period}`,
		// No month is longer than 31 days, and no two are shorter than 59.
		endsAt: grantPeriod(months, period + 32 * DAY),
	};
}

/** How much of an allowance was used. */
export async function readAllowance(db: Db, payer: Payer): Promise<Allowance> {
	const [row] = await db.all<{ used: number }>(
		sql`SELECT used FROM ${apiAllowances} WHERE payer_id = ${payer.id} AND period = ${payer.period}`,
	);
	return { used: row?.used ?? 0, limit: payer.limit, endsAt: payer.endsAt };
}

/**
 * A statement that charges a number of assessments to a period, while it has as many left and `condition` holds. Returns what is used then, and nothing where
 * it was not charged. Check and count are one statement, so no number of calls at once gets past the limit.
 */
export function chargeTo(
	db: Db,
	payer: Payer,
	{ id, cost, condition }: { readonly id: string; readonly cost: SQL; readonly condition: SQL },
) {
	const { limit } = payer;
	return db
		.insert(apiAllowances)
		.select(
			sql`SELECT ${payer.id}, ${payer.period}, ${payer.userId}, asked.cost, ${id}, asked.cost FROM (SELECT ${cost} AS cost) AS asked
				WHERE asked.cost <= ${limit} AND ${payer.holds} AND ${condition}`,
		)
		.onConflictDoUpdate({
			target: [apiAllowances.payerId, apiAllowances.period],
			set: {
				used: sql`${apiAllowances.used} + excluded.used`,
				lastCharge: sql`excluded.last_charge`,
				lastCost: sql`excluded.last_cost`,
			},
			setWhere: sql`(${apiAllowances.used} + excluded.used <= ${limit} OR excluded.used = 0)`,
		})
		.returning({ used: apiAllowances.used });
}

/** What a charge cost, in the batch that the statement is in; null where it was not made. */
export function costOf(payer: Payer, id: string): SQL {
	return sql`(SELECT last_cost FROM ${apiAllowances} WHERE payer_id = ${payer.id} AND last_charge = ${id})`;
}

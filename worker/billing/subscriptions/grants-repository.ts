import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reports } from "#worker/db/schema/reports.ts";
import { planGrants, subscriptions } from "#worker/db/schema/subscriptions.ts";
import { countingOf, reportsMade, type SubscriptionRow } from "./subscriptions-repository.ts";

/** A grant as the table holds it. One that has ended stays until the next replaces it. */
export type GrantRow = typeof planGrants.$inferSelect;

/** What our tables say of somebody's plan: what is paid for, and what was granted. */
export type FoundStanding = Awaited<ReturnType<typeof selectStandings>>[number];

/**
 * A query for accounts with what they pay for and what they were granted; the caller says which accounts. One round trip. Not for a `db.batch`, which
 * returns rows by the names of their columns: joined tables share some.
 */
export function selectStandings(db: Db) {
	return db
		.select({
			user: users,
			subscription: subscriptions,
			used: reportsMade,
			grant: planGrants,
			/** Start of the last month of the grant in which a report was made, and how many were. */
			grantPeriod: lastPeriod,
			grantUsed: madeInLastPeriod,
		})
		.from(users)
		.leftJoin(subscriptions, eq(subscriptions.id, countingOf(users.id, subscriptions.id)))
		.leftJoin(planGrants, eq(planGrants.userId, users.id));
}

/** Queries for a `db.batch` of what an account pays for and what it was granted, under the names that `planOf` reads: what was made of either is left out. */
export function selectPlan(db: Db, userId: string) {
	return {
		paid: db
			.select()
			.from(subscriptions)
			.where(eq(subscriptions.id, countingOf(userId, subscriptions.id))),
		granted: db.select().from(planGrants).where(eq(planGrants.userId, userId)),
	};
}

const lastPeriod = sql<
	number | null
>`(SELECT max(made.allowance_period) FROM ${reports} AS made WHERE made.subscription_id = plan_grants.id)`;

const madeInLastPeriod =
	sql<number>`(SELECT count(*) FROM ${reports} AS made WHERE made.subscription_id = plan_grants.id AND made.allowance_period = ${lastPeriod})`.mapWith(
		Number,
	);

/** What somebody stood at when it was read. */
type Read = {
	readonly userId: string;
	readonly subscription: SubscriptionRow | null;
	readonly grant: GrantRow | null;
};

/** Condition for a statement: grant and subscription are what they were when read, and so is the plan they come to. */
export function isAsRead({ userId, subscription, grant }: Read): SQL {
	const paid = subscription && allowanceParts(subscription);
	const given = grant && [grant.id, grant.plan, grant.startsAt, grant.endsAt, ...overOf(grant)];
	return sql`(${countingOf(userId, sql`json_array(id, plan, status, first_invoice_unpaid)`)} IS ${asJson(paid)} AND (SELECT json_array(id, plan, starts_at, ends_at, over_subscription, over_plan) FROM ${planGrants} WHERE user_id = ${userId}) IS ${asJson(given)})`;
}

function allowanceParts({ id, plan, status, isFirstInvoiceUnpaid }: SubscriptionRow) {
	return [id, plan, status, isFirstInvoiceUnpaid ? 1 : 0];
}

function overOf({ overSubscription, overPlan }: GrantRow) {
	return [overSubscription, overPlan];
}

function asJson(value: unknown[] | null): string | null {
	return value && JSON.stringify(value);
}

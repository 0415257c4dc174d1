import { eq } from "drizzle-orm";
import type { PlanId } from "#domain/business/plans.ts";
import { mayGenerate } from "#domain/business/subscription/allowance.ts";
import {
	grantDecides,
	grantedAllowance,
	grantPeriod,
} from "#domain/business/subscription/grant.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import type { Db } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { type FoundStanding, type GrantRow, selectStandings } from "./grants-repository.ts";
import { allowanceIn, caughtUp, holdsPlan, isSubscriber } from "./holding.ts";
import type { Holding, SubscriptionRow } from "./subscriptions-repository.ts";

/** What somebody's plan comes to now. Decides what may be read and made. What is done with the payment provider depends on `holding` alone. */
export type PlanStanding = {
	/** What is paid for, whatever was granted; null for somebody who never subscribed. */
	readonly holding: Holding | null;
	/** An administrator's word, in force or not. */
	readonly given: GrantRow | null;
	/** That word where it decides; null where what is paid for does. */
	readonly granted: GrantRow | null;
	/** Null without a plan. */
	readonly plan: PlanId | null;
	/** Reports in the billing period, or the month of the grant: `UNLIMITED` for any number, 0 without a plan in good standing. */
	readonly limit: number;
	/** Reports made in it. */
	readonly used: number;
	/** Whether what is paid for may be read, and reports made. */
	readonly isSubscriber: boolean;
	/** Whether another report may be made. */
	readonly canGenerate: boolean;
};

/** As our tables have it, in one round trip. `now` is UTC milliseconds. */
export async function findStanding(db: Db, userId: string, now: number): Promise<PlanStanding> {
	const [found] = await selectStandings(db).where(eq(users.id, userId));
	return toStanding(found ?? null, now);
}

/** As `findStanding`, once the payment provider was asked where its word is overdue. @throws Problem `unavailable` */
export async function currentStanding(
	billing: BillingContext,
	userId: string,
): Promise<PlanStanding> {
	const now = billing.world.now();
	const [found] = await selectStandings(billing.db).where(eq(users.id, userId)).execute();
	if (!found) {
		return toStanding(null, now);
	}
	const holding = await caughtUp(billing, userId, holdingIn(found));
	return toStanding({ ...found, subscription: null, used: 0, ...holding }, now);
}

/** The plan that rows of `selectPlan` come to; null without one. */
export function planOf({ paid, granted }: FoundPlan, now: number): PlanId | null {
	const [subscription = null] = paid;
	const [grant = null] = granted;
	return toStanding({ subscription, grant, used: 0, grantPeriod: null, grantUsed: 0 }, now).plan;
}

type FoundPlan = {
	readonly paid: readonly SubscriptionRow[];
	readonly granted: readonly GrantRow[];
};

/** The standing that a row of `selectStandings` comes to; null is an account that is gone. */
export function toStanding(found: Omit<FoundStanding, "user"> | null, now: number): PlanStanding {
	const holding = found && holdingIn(found);
	const given = found?.grant ?? null;
	if (found && given && grantDecides(given, holding?.subscription ?? null, now)) {
		return { holding, given, granted: given, ...grantedPart(given, usedOf(found, given, now)) };
	}
	return {
		holding,
		given,
		granted: null,
		plan: holding && holdsPlan(holding) ? holding.subscription.plan : null,
		used: holding && holdsPlan(holding) ? holding.used : 0,
		isSubscriber: isSubscriber(holding),
		...allowanceIn(holding),
	};
}

function grantedPart(grant: GrantRow, used: number) {
	const limit = grantedAllowance(grant);
	return {
		plan: grant.plan,
		limit,
		used,
		isSubscriber: grant.plan !== null,
		canGenerate: mayGenerate(limit, used),
	};
}

/** Reports made in the current month of a grant: none where the last report was made in an earlier month. */
function usedOf(
	{ grantPeriod: last, grantUsed }: Omit<FoundStanding, "user">,
	grant: GrantRow,
	now: number,
) {
	return last === grantPeriod(grant, now) ? grantUsed : 0;
}

function holdingIn({ subscription, used }: Omit<FoundStanding, "user">): Holding | null {
	return subscription && { subscription, used };
}

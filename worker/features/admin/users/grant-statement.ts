import { and, eq, gt, sql } from "drizzle-orm";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { planGrants } from "#worker/db/schema/subscriptions.ts";
import { newId } from "#worker/platform/ids.ts";
import type { GrantStep } from "./decide-grant.ts";

/** The statement that does what was decided about somebody's grant, while the administrator may. */
export function grantStatement(admin: Administrator, userId: string, decided: GrantStep) {
	const { db, now, isActiveAdmin } = admin;
	const theirs = and(eq(planGrants.userId, userId), isActiveAdmin);
	switch (decided.step) {
		case "drop":
			return db.delete(planGrants).where(theirs);
		case "keep":
			return db
				.update(planGrants)
				.set({ endsAt: sql`coalesce(${decided.endsAt}, ${planGrants.endsAt})` })
				.where(and(theirs, gt(planGrants.endsAt, now)));
		case "give":
			return give(admin, userId, decided);
	}
}

type GiveStep = Extract<GrantStep, { step: "give" }>;

/** An account has one grant. One that still stands keeps its name and its start, by which its reports are counted. */
function give({ db, now, token, isActiveAdmin }: Administrator, userId: string, given: GiveStep) {
	const isInForce = sql`${planGrants.endsAt} > ${now}`;
	return db
		.insert(planGrants)
		.select(
			db
				.select({
					id: sql`${newId("grt", token)}`.as("id"),
					userId: users.id,
					plan: sql`${given.plan}`.as("plan"),
					startsAt: sql`${now}`.as("starts_at"),
					endsAt: sql`${given.endsAt}`.as("ends_at"),
					overSubscription: sql`${given.overSubscription}`.as("over_subscription"),
					overPlan: sql`${given.overPlan}`.as("over_plan"),
				})
				.from(users)
				.where(and(eq(users.id, userId), isActiveAdmin)),
		)
		.onConflictDoUpdate({
			target: planGrants.userId,
			set: {
				id: sql`CASE WHEN ${isInForce} THEN ${planGrants.id} ELSE excluded.id END`,
				startsAt: sql`CASE WHEN ${isInForce} THEN ${planGrants.startsAt} ELSE excluded.starts_at END`,
				plan: given.plan,
				endsAt: given.endsAt,
				overSubscription: given.overSubscription,
				overPlan: given.overPlan,
			},
		});
}

import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { planIds } from "#domain/plans.ts";
import { users } from "./accounts.ts";

/** An administrator's word on somebody's plan, which overrules the payment provider's until it ends: `domain/subscription/grant.ts`. */
export const planGrants = sqliteTable("plan_grants", {
	/** `grt_…`: reports made from it count by this. */
	id: text().primaryKey(),
	userId: text("user_id")
		.notNull()
		.unique()
		.references(() => users.id, { onDelete: "cascade" }),
	/** Null for no plan at all. */
	plan: text({ enum: planIds }),
	startsAt: integer("starts_at").notNull(),
	endsAt: integer("ends_at").notNull(),
	/** The subscription, and its plan, that it overrules knowingly; null where there was none in good standing. */
	overSubscription: text("over_subscription"),
	overPlan: text("over_plan", { enum: planIds }),
});

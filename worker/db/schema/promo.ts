import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PlanId } from "#domain/business/plans.ts";

/** Codes that take something off a plan's price. Instants are UTC milliseconds. */
export const promoCodes = sqliteTable("promo_codes", {
	/** `prm_…`. */
	id: text().primaryKey(),
	/** Upper case: what makes a code taken. */
	code: text().notNull().unique(),
	discountType: text("discount_type", { enum: ["percentage", "fixed"] }).notNull(),
	/** Hundredths of a percent, or pence. */
	discountValue: integer("discount_value").notNull(),
	/** Null for any number. */
	usageLimit: integer("usage_limit"),
	expiresAt: integer("expires_at"),
	/** JSON array; null for every plan. */
	plans: text({ mode: "json" }).$type<PlanId[]>(),
	description: text(),
	isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
	createdAt: integer("created_at").notNull(),
});

/**
 * Who uses a code: at most one row an account and code. A row outlives its code, whose running discounts go on. `reserved`: somebody is at the checkout
 * with it, until `expiresAt`. `counted`: their subscription has started.
 */
export const promoUses = sqliteTable(
	"promo_uses",
	{
		promoId: text("promo_id").notNull(),
		/** Stays when the account goes: a use that was counted stays used. */
		userId: text("user_id").notNull(),
		state: text({ enum: ["reserved", "counted"] }).notNull(),
		/** Null once it is counted. */
		expiresAt: integer("expires_at"),
	},
	(table) => [
		primaryKey({ columns: [table.promoId, table.userId] }),
		index("promo_uses_reserved").on(table.expiresAt).where(sql`${table.state} = 'reserved'`),
	],
);

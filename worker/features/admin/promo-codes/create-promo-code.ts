import { sql } from "drizzle-orm";
import type { NewPromoCode, PromoCode } from "#contracts/admin/promo-codes.ts";
import { isBeyondWhole } from "#domain/business/subscription/promo.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { newId } from "#worker/platform/ids.ts";
import { beyondWhole, codeTaken, toPromoCode, toStored } from "./promo-code-view.ts";
import { promoStanding, readPromo } from "./promo-codes-repository.ts";

/**
 * Makes a code. Of two with one name at once the unique index lets one be.
 * @throws Problem `taken`, `invalid_input` for a percentage above 100, `admins_only`
 */
export async function createPromoCode(
	admin: Administrator,
	wanted: NewPromoCode,
): Promise<PromoCode> {
	const { db, now, token } = admin;
	const id = newId("prm", token);
	const code = toStored(wanted);
	if (isBeyondWhole({ type: code.discountType, value: code.discountValue })) {
		throw beyondWhole();
	}
	const {
		made: [made],
	} = await runAudited(admin, {
		action: "promo_created",
		kind: "promo_code",
		id,
		standing: promoStanding(id),
		change: () => ({
			inserted: db
				.insert(promoCodes)
				.select(
					db
						.select(columnsOf({ id, ...code, createdAt: now }))
						.from(sql`(SELECT 1)`)
						.where(admin.isActiveAdmin),
				)
				.onConflictDoNothing({ target: promoCodes.code }),
		}),
		after: () => ({ made: readPromo(db, id) }),
	});
	if (!made) {
		throw codeTaken();
	}
	return toPromoCode(made);
}

/** A new row's columns in the order of the table. */
function columnsOf(row: typeof promoCodes.$inferInsert) {
	const { plans = null, usageLimit = null, expiresAt = null, description = null } = row;
	return {
		id: sql`${row.id}`.as("id"),
		code: sql`${row.code}`.as("code"),
		discountType: sql`${row.discountType}`.as("discount_type"),
		discountValue: sql`${row.discountValue}`.as("discount_value"),
		usageLimit: sql`${usageLimit}`.as("usage_limit"),
		expiresAt: sql`${expiresAt}`.as("expires_at"),
		plans: sql`${plans && JSON.stringify(plans)}`.as("plans"),
		description: sql`${description}`.as("description"),
		isActive: sql`1`.as("is_active"),
		createdAt: sql`${row.createdAt}`.as("created_at"),
	};
}

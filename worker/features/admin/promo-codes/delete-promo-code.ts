import { and, eq } from "drizzle-orm";
import type { Done } from "#contracts/recovery.ts";
import { type Administrator, adminsOnly, readRights } from "#worker/accounts/administrators.ts";
import { recordOf } from "#worker/admin/audit-repository.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { noSuchCode } from "./promo-code-view.ts";
import { promoStanding } from "./promo-codes-repository.ts";

/**
 * Deletes a code. Discounts that run go on, and so does a checkout that has reserved a use: both know by themselves what was agreed.
 * @throws Problem `not_found`, `admins_only`
 */
export async function deletePromoCode(admin: Administrator, id: string): Promise<Done> {
	const { db } = admin;
	const record = recordOf(
		admin,
		{ action: "promo_deleted", kind: "promo_code", id },
		promoStanding(id),
	);
	const { deleted, rights } = await runBatch(db, {
		opening: record.opening,
		deleted: db
			.delete(promoCodes)
			.where(and(eq(promoCodes.id, id), admin.mayAct))
			.returning({ id: promoCodes.id }),
		closing: record.closing,
		rights: readRights(admin),
	});
	if (!rights[0]?.mayAct) {
		throw adminsOnly();
	}
	if (deleted.length === 0) {
		throw noSuchCode();
	}
	return { message: "Promo code deleted successfully" };
}

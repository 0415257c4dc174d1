import type { PlanId } from "#domain/plans.ts";
import { coversPlan } from "#domain/subscription/promo.ts";
import type { CodeDiscount } from "#worker/billing/gateway/plan-gateway.ts";
import type { Db } from "#worker/db/client.ts";
import { findPromoById } from "./promo-repository.ts";

/** What is left of a running discount on another plan: all of it where its code is for that plan too. */
export async function discountOn(
	db: Db,
	held: CodeDiscount | null,
	plan: PlanId,
): Promise<CodeDiscount | null> {
	const promo = held?.promoId ? await findPromoById(db, held.promoId) : null;
	// A code that was deleted stands for what it gave.
	return promo === null || coversPlan(promo, plan) ? held : null;
}

import { and, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { PlanId } from "#domain/business/plans.ts";
import { coversPlan } from "#domain/business/subscription/promo.ts";
import type { CodeDiscount } from "#worker/billing/gateway/plan-gateway.ts";
import type { Db } from "#worker/db/client.ts";
import { promoCodes, promoUses } from "#worker/db/schema/promo.ts";
import { subscriptionSetups } from "#worker/db/schema/subscriptions.ts";

/** A promo code, as the table holds it. */
export type PromoRow = typeof promoCodes.$inferSelect;

/** A code, how often it is taken by others, and whether this account has used it. */
export type PromoStanding = {
	readonly promo: PromoRow;
	readonly taken: number;
	readonly usedBefore: boolean;
};

/** The code of this name as it stands for an account; null when there is none. `code` in upper case. One round trip. */
export async function findPromo(
	db: Db,
	{ code, userId, now }: { code: string; userId: string; now: number },
): Promise<PromoStanding | null> {
	const [row] = await db
		.select({
			promo: promoCodes,
			taken: sql<number>`(${takenByOthers(sql`promo_codes.id`, userId, now)})`.mapWith(Number),
			usedBefore:
				sql<boolean>`EXISTS (SELECT 1 FROM ${promoUses} AS own WHERE own.promo_id = promo_codes.id AND own.user_id = ${userId} AND own.state = 'counted')`.mapWith(
					Boolean,
				),
		})
		.from(promoCodes)
		.where(eq(promoCodes.code, code))
		.limit(1);
	return row ?? null;
}

export async function findPromoById(db: Db, id: string): Promise<PromoRow | null> {
	const [row] = await db.select().from(promoCodes).where(eq(promoCodes.id, id)).limit(1);
	return row ?? null;
}

/** Milliseconds for which a use of a code is kept for somebody at the checkout: longer than a first payment can stay open there. */
export const PROMO_HELD = 24 * 60 * 60_000;

type Reservation = {
	readonly promoId: string;
	readonly userId: string;
	readonly now: number;
	/** UTC milliseconds. */
	readonly until: number;
};

/**
 * Reserves a use of a code. A use already reserved is kept, whatever became of the code since. False when the code can no longer be used. Check and
 * reservation are one statement, so no number of calls at once gets past the limit. Source: Rule PROMO-4.
 */
export async function reservePromo(
	db: Db,
	{ promoId, userId, now, until }: Reservation,
): Promise<boolean> {
	const held = await db
		.update(promoUses)
		.set({ expiresAt: until })
		.where(
			and(
				eq(promoUses.promoId, promoId),
				eq(promoUses.userId, userId),
				eq(promoUses.state, "reserved"),
				gt(promoUses.expiresAt, now),
			),
		)
		.returning({ promoId: promoUses.promoId });
	if (held.length > 0) {
		return true;
	}
	const reserved = await db.all<{ promo_id: string }>(sql`
		INSERT INTO ${promoUses} (promo_id, user_id, state, expires_at)
		SELECT code.id, ${userId}, 'reserved', ${until} FROM ${promoCodes} AS code
		WHERE code.id = ${promoId} AND code.is_active AND (code.expires_at IS NULL OR code.expires_at > ${now})
		AND (code.usage_limit IS NULL OR (${takenByOthers(sql`code.id`, userId, now)}) < code.usage_limit)
		ON CONFLICT (promo_id, user_id) DO UPDATE SET expires_at = excluded.expires_at WHERE state = 'reserved'
		RETURNING promo_id`);
	return reserved.length > 0;
}

/** Uses by other accounts that were counted, or are reserved still. */
function takenByOthers(promoId: ReturnType<typeof sql>, userId: string, now: number) {
	return sql`SELECT count(*) FROM ${promoUses} AS taken WHERE taken.promo_id = ${promoId} AND taken.user_id <> ${userId} AND (taken.state = 'counted' OR taken.expires_at > ${now})`;
}

/** A statement that counts a use: the subscription has started. */
export function countPromoUse(
	db: Db,
	{ promoId, userId }: Pick<Reservation, "promoId" | "userId">,
) {
	return db
		.insert(promoUses)
		.values({ promoId, userId, state: "counted", expiresAt: null })
		.onConflictDoUpdate({
			target: [promoUses.promoId, promoUses.userId],
			set: { state: "counted", expiresAt: null },
		});
}

/** A statement that gives back all uses that an account reserved, except of one code. */
export function releasePromos(db: Db, userId: string, keep: string | null) {
	return db
		.delete(promoUses)
		.where(
			and(
				eq(promoUses.userId, userId),
				eq(promoUses.state, "reserved"),
				keep === null ? undefined : ne(promoUses.promoId, keep),
			),
		);
}

/** A statement that gives back the code use of a subscription that never started, unless another checkout has the use by now. */
export function releasePromoOf(
	db: Db,
	{
		promoId,
		userId,
		subscriptionId,
	}: Pick<Reservation, "promoId" | "userId"> & { readonly subscriptionId: string },
) {
	return db
		.delete(promoUses)
		.where(
			and(
				eq(promoUses.promoId, promoId),
				eq(promoUses.userId, userId),
				eq(promoUses.state, "reserved"),
				sql`EXISTS (SELECT 1 FROM ${subscriptionSetups} AS begun WHERE begun.subscription_id = ${subscriptionId} AND begun.state = 'open')`,
			),
		);
}

/** A statement that drops reservations that no one came back for. */
export function dropLapsedPromos(db: Db, now: number) {
	return db
		.delete(promoUses)
		.where(and(eq(promoUses.state, "reserved"), lt(promoUses.expiresAt, now)));
}

/** What a running discount becomes on another plan: all of it where its code covers that plan, else nothing. */
export async function discountOn(
	db: Db,
	held: CodeDiscount | null,
	plan: PlanId,
): Promise<CodeDiscount | null> {
	const promo = held?.promoId ? await findPromoById(db, held.promoId) : null;
	// A code that was deleted stands for what it gave.
	return promo === null || coversPlan(promo, plan) ? held : null;
}

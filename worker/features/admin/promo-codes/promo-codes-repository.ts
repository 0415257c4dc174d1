import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { isAfter, type PageEnd } from "#worker/db/page.ts";
import { promoCodes, promoUses } from "#worker/db/schema/promo.ts";

/** A code, and how many uses of it were counted. */
export type CountedPromo = {
	readonly promo: typeof promoCodes.$inferSelect;
	readonly uses: number;
};

/** The outer column by name: drizzle would leave its table out. */
const uses = sql<number>`(SELECT count(*) FROM ${promoUses} AS used WHERE used.promo_id = promo_codes.id AND used.state = 'counted')`;

const counted = { promo: promoCodes, uses: uses.mapWith(Number).as("uses") };

/** Codes newest first, from after `after` on. One round trip. */
export function readPromos(
	db: Db,
	{ after, limit }: { after: PageEnd | null; limit: number },
): Promise<CountedPromo[]> {
	return db
		.select(counted)
		.from(promoCodes)
		.where(isAfter({ at: promoCodes.createdAt, id: promoCodes.id }, after))
		.orderBy(desc(promoCodes.createdAt), desc(promoCodes.id))
		.limit(limit)
		.execute();
}

/** A statement that reads a code as it stands. */
export function readPromo(db: Db, id: string) {
	return db.select(counted).from(promoCodes).where(eq(promoCodes.id, id));
}

/** A statement that reads which other code has a name; `code` in upper case. */
export function readNamesake(db: Db, { id, code }: { id: string; code: string }) {
	return db.select({ id: promoCodes.id }).from(promoCodes).where(isNamesake(id, code));
}

/** Condition for a statement: no other code has this name. */
export function codeIsFree({ id, code }: { id: string; code: string }): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${promoCodes} AS other WHERE other.code = ${code} AND other.id <> ${id})`;
}

function isNamesake(id: string, code: string) {
	return and(eq(promoCodes.code, code), ne(promoCodes.id, id));
}

/** A code for the audit log, in the words and units of the wire. */
export function promoStanding(id: string): SQL {
	return sql`SELECT json_object(
		'code', code,
		'discountType', discount_type,
		'discountValue', discount_value / 100.0,
		'usageLimit', usage_limit,
		'expiresAt', strftime('%Y-%m-%dT%H:%M:%SZ', expires_at / 1000, 'unixepoch'),
		'applicablePlans', json(plans),
		'description', description,
		'isActive', json(iif(is_active, 'true', 'false'))
	) FROM ${promoCodes} WHERE id = ${id}`;
}

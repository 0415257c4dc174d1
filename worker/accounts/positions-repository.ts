import { eq } from "drizzle-orm";
import type { AccountPosition, PositionChange } from "#contracts/account.ts";
import { StatedOwners } from "#contracts/stated-owners.ts";
import type { Db } from "#worker/db/client.ts";
import { landlordPositions } from "#worker/db/schema/accounts.ts";

/** A query of what an account keeps of its position: one row, or none. */
export function positionOf(db: Db, userId: string) {
	return db.select().from(landlordPositions).where(eq(landlordPositions.userId, userId));
}

/** Reads what an account keeps of its position. */
export async function readPosition(db: Db, userId: string): Promise<AccountPosition> {
	return toAccountPosition(await positionOf(db, userId).execute());
}

/** A statement that keeps a position in the place of the one before. */
export function keepPosition(
	db: Db,
	{ userId, owners, now }: PositionChange & { readonly userId: string; readonly now: number },
) {
	const kept = { owners: JSON.stringify(owners), changedAt: now };
	return db
		.insert(landlordPositions)
		.values({ userId, ...kept })
		.onConflictDoUpdate({ target: landlordPositions.userId, set: kept })
		.returning();
}

/** A statement that forgets what an account keeps of its position. */
export function deletePosition(db: Db, userId: string) {
	return db.delete(landlordPositions).where(eq(landlordPositions.userId, userId));
}

/** The kept position as its account reads it. */
export function toAccountPosition([
	row,
]: readonly (typeof landlordPositions.$inferSelect)[]): AccountPosition {
	return row === undefined
		? { owners: [], changedAt: null }
		: {
				owners: StatedOwners.parse(JSON.parse(row.owners)),
				changedAt: new Date(row.changedAt).toISOString(),
			};
}

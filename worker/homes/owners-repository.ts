import { and, count, eq, lt, sql } from "drizzle-orm";
import { OwnerDetails } from "#contracts/homes.ts";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import type { Db } from "#worker/db/client.ts";
import { homes, propertyOwners } from "#worker/db/schema/homes.ts";

/** Most owners of an account's homes. */
export const MOST_PROPERTY_OWNERS = 20;

/** An owner to keep, for whom, and when (UTC milliseconds). */
type Keeping = Readonly<Record<"id" | "userId", string>> & {
	readonly owner: OwnerDetails;
	readonly now: number;
};

/** A query of the owners of an account's homes, the first first. */
export function listOwners(db: Db, userId: string) {
	return db
		.select()
		.from(propertyOwners)
		.where(eq(propertyOwners.userId, userId))
		.orderBy(propertyOwners.createdAt, propertyOwners.id);
}

/** A statement that keeps an owner while there is room. Returns it if it was kept. */
export function insertOwner(db: Db, { id, userId, owner, now }: Keeping) {
	const kept = db
		.select({ count: count() })
		.from(propertyOwners)
		.where(eq(propertyOwners.userId, userId));
	return db
		.insert(propertyOwners)
		.select(
			sql`SELECT ${id}, ${userId}, ${JSON.stringify(owner)}, ${now} WHERE ${lt(kept, MOST_PROPERTY_OWNERS)}`,
		)
		.returning({ id: propertyOwners.id });
}

/** A statement that replaces an owner. Returns it if it was there. */
export function replaceOwner(db: Db, { id, userId, owner }: Omit<Keeping, "now">) {
	return db
		.update(propertyOwners)
		.set({ details: JSON.stringify(owner) })
		.where(isTheirs(userId, id))
		.returning({ id: propertyOwners.id });
}

/** A statement that deletes an owner whom no home names. Returns it if it was deleted. */
export function deleteOwner(db: Db, userId: string, id: string) {
	const named = sql`EXISTS (SELECT 1 FROM ${homes} WHERE ${homes.userId} = ${userId} AND instr(${homes.details}, ${id}) > 0)`;
	return db
		.delete(propertyOwners)
		.where(and(isTheirs(userId, id), sql`NOT ${named}`))
		.returning({ id: propertyOwners.id });
}

/** An owner as the sums take it. */
export function toOwner({
	id,
	details,
}: Pick<typeof propertyOwners.$inferSelect, "id" | "details">): PropertyOwner {
	return { id, ...OwnerDetails.parse(JSON.parse(details)) };
}

function isTheirs(userId: string, id: string) {
	return and(eq(propertyOwners.id, id), eq(propertyOwners.userId, userId));
}

import { sql } from "drizzle-orm";
import { shareFilled } from "#domain/business/database-size.ts";
import type { Db } from "./client.ts";

/** A statement whose answer tells how large the database is, as every answer does. */
export function selectSize(db: Db) {
	return db.run(sql`SELECT 1`);
}

/** How much of what the database may hold is filled. */
export function toShareFilled({ meta }: D1Result): number {
	return shareFilled(meta.size_after);
}

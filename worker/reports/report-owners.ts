import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { StatedOwners, StatedPosition } from "#contracts/stated-owners.ts";
import type { Owners } from "#domain/finance/owners.ts";
import type { Db } from "#worker/db/client.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";

/**
 * The owners that a snapshot was assessed with, as JSON, and the one position that older snapshots keep instead: the one place where either is kept, gone
 * with the snapshot.
 */
export const ownersOfSnapshot = sql<
	string | null
>`json_extract(${reportSnapshots.basis}, '$.owners', '$.position')`;

const KeptOwners = z.tuple([StatedOwners.nullable(), StatedPosition.nullable()]);

/** Owners as they were kept; none where none were stated. */
export function toOwners(kept: string | null): Owners {
	if (kept === null) {
		return [];
	}
	const [owners, position] = KeptOwners.parse(JSON.parse(kept));
	return owners ?? (position === null ? [] : [position]);
}

/**
 * The owners that were stated for a report; none where none were, and for anyone but the report's owner, be they an administrator. Of a report
 * without an owner they are no one's to read. Source: DECISIONS 14.
 */
export async function readOwnersOf(
	db: Db,
	{ id, userId }: { readonly id: string; readonly userId: string | null },
	reader: { readonly id: string } | null,
): Promise<Owners> {
	if (userId === null || userId !== reader?.id) {
		return [];
	}
	const [row] = await db
		.select({ owners: ownersOfSnapshot })
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, id))
		.execute();
	return toOwners(row?.owners ?? null);
}

import { eq, sql } from "drizzle-orm";
import { StatedPosition } from "#contracts/stated-home.ts";
import type { Position } from "#domain/finance/position.ts";
import type { Db } from "#worker/db/client.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";

/** The position that a snapshot was assessed with, as JSON: the one place where it is kept, gone with the snapshot. */
export const positionOfSnapshot = sql<
	string | null
>`json_extract(${reportSnapshots.basis}, '$.position')`;

/** A position as it was kept. */
export function toPosition(kept: string | null): Position | null {
	return kept === null ? null : StatedPosition.parse(JSON.parse(kept));
}

/**
 * The position that was stated for a report; null where none was, and for anyone but the report's owner, be they an administrator. Of a report
 * without an owner it is no one's to read. Source: DECISIONS 14.
 */
export async function readOwnPosition(
	db: Db,
	{ id, userId }: { readonly id: string; readonly userId: string | null },
	reader: { readonly id: string } | null,
): Promise<Position | null> {
	if (userId === null || userId !== reader?.id) {
		return null;
	}
	const [row] = await db
		.select({ position: positionOfSnapshot })
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, id))
		.execute();
	return toPosition(row?.position ?? null);
}

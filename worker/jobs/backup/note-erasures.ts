import { and, eq } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { type Erasure, erasures } from "#worker/db/schema/backup.ts";
import type { Bucket } from "./bucket.ts";

/** Where erasures lie, each an empty file: `erasures/2026-11-29T04:30:00.000Z/account/usr_…`. */
export const ERASURES = "erasures/";

/** Erasures noted in one run. */
const A_RUN = 100;

/** Writes down beside the backups what was erased or withdrawn, and then forgets it. Twice at once or dead half-way, it is written down twice. */
export async function noteErasures(db: Db, bucket: Bucket): Promise<void> {
	const waiting = await db.select().from(erasures).orderBy(erasures.at).limit(A_RUN);
	for (const { kind, id, at } of waiting) {
		await bucket.note(`${ERASURES}${new Date(at).toISOString()}/${kind}/${id}`);
		await db
			.delete(erasures)
			.where(and(eq(erasures.kind, kind), eq(erasures.id, id), eq(erasures.at, at)));
	}
}

/** The erasure that a name tells. @throws Error for another name */
export function readErasure(key: string): Erasure {
	const [, at, kind, id] =
		/^erasures\/([^/]+)\/(account|position|share|scenario|home|owner|feed)\/(.+)$/.exec(key) ?? [];
	if (at === undefined || kind === undefined || id === undefined) {
		throw new Error(`${key} is no erasure`);
	}
	return { kind: kind as Erasure["kind"], id, at: Date.parse(at) };
}

import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { DEAD_AFTER } from "#datasets/ingest/run/runs.ts";
import type { Db } from "#worker/db/client.ts";
import { backupJournal, backupPass } from "#worker/db/schema/backup.ts";

const isMine = (run: string) => eq(backupPass.run, run);

/**
 * Begins a pass, from which moment on triggers journal what changes, unless another is under way that gave a sign of life lately. True where it began, and
 * where this very run had begun before.
 */
export async function beginPass(db: Db, run: string, now: number): Promise<boolean> {
	const begun = { run, begunAt: now, beatAt: now };
	const [claimed] = await db.batch([
		db
			.insert(backupPass)
			.values({ id: 1, ...begun })
			.onConflictDoUpdate({
				target: backupPass.id,
				set: begun,
				setWhere: sql`${or(isNull(backupPass.run), isMine(run), lt(backupPass.beatAt, now - DEAD_AFTER))}`,
			})
			.returning({ run: backupPass.run }),
		// What an earlier pass left behind. Nothing of this one's is read yet.
		db.delete(backupJournal).where(sql`EXISTS (SELECT 1 FROM ${backupPass} WHERE ${isMine(run)})`),
	]);
	return claimed.length > 0;
}

/** Gives a sign of life of a pass. */
export async function beat(db: Db, run: string, now: number): Promise<void> {
	await db.update(backupPass).set({ beatAt: now }).where(isMine(run));
}

type Ended = Partial<Pick<typeof backupPass.$inferSelect, "lastOkAt" | "file" | "bytes">> & {
	readonly error: string | null;
};

/** Ends a pass that is still this run's, and the journal with it. */
export async function endPass(db: Db, run: string, ended: Ended): Promise<void> {
	await db.batch([
		db.delete(backupJournal).where(sql`EXISTS (SELECT 1 FROM ${backupPass} WHERE ${isMine(run)})`),
		db
			.update(backupPass)
			.set({ run: null, ...ended })
			.where(and(eq(backupPass.id, 1), isMine(run))),
	]);
}

import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "./client.ts";
import { runBatch } from "./run-batch.ts";
import { eventCounts } from "./schema/counts.ts";

const db = connect(env.DB);
const some = (subject: string) =>
	({ day: "2026-11-20", event: "preview", subject, count: 1 }) as const;
const say = (word: string) => db.select({ word: sql<string>`${word}` }).from(sql`(SELECT 1)`);

test("what each statement gave stands under its name, and several under one in their order", async () => {
	const { last, several, first } = await runBatch(db, {
		first: say("a"),
		several: [say("b"), say("c")],
		none: [],
		last: say("d"),
	});
	const [given] = first;
	expect(given?.word).toBe("a");
	expect(several).toEqual([[{ word: "b" }], [{ word: "c" }]]);
	expect(last).toEqual([{ word: "d" }]);
});

test("statements run in one batch, in the order in which they are named", async () => {
	const sizes: number[] = [];
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (query: string) => env.DB.prepare(query),
		batch: <T>(statements: D1PreparedStatement[]) => {
			sizes.push(statements.length);
			return env.DB.batch<T>(statements);
		},
	});
	const ours = eq(eventCounts.subject, "run-batch");
	const { seen, left } = await runBatch(connect(DB), {
		added: db.insert(eventCounts).values(some("run-batch")),
		seen: db.select({ subject: eventCounts.subject }).from(eventCounts).where(ours),
		gone: db.delete(eventCounts).where(ours),
		left: db.select({ subject: eventCounts.subject }).from(eventCounts).where(ours),
	});
	expect({ seen, left, sizes }).toEqual({ seen: [{ subject: "run-batch" }], left: [], sizes: [4] });
});

test("where one fails nothing was done", async () => {
	const ours = eq(eventCounts.subject, "run-batch-fails");
	await expect(
		runBatch(db, {
			added: db.insert(eventCounts).values(some("run-batch-fails")),
			again: db.insert(eventCounts).values(some("run-batch-fails")),
		}),
	).rejects.toThrow();
	expect(await db.select().from(eventCounts).where(ours)).toEqual([]);
});

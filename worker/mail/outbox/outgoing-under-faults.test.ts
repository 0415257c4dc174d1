import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import type { Mailer } from "#worker/mail/mailer.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { deliver } from "./deliver.ts";
import { type Outgoing, queueAllDue } from "./queue-due.ts";

/** Ten thousand by `PROOF=1 npx vitest run --project worker` and the name of this file; fewer in every run. */
const EMAILS = env.TEST_PROOF === "" ? 1_000 : 10_000;
const ROUND = 5 * 60_000;
const db = connect(env.DB);

/** Numbers between 0 and 1, the same in each run. Source: the generator mulberry32. */
function dice(seed: number) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** A queue that refuses, loses, doubles, holds back and mixes up. */
function faultyQueue(roll: () => number) {
	let messages: string[] = [];
	const OUTGOING = {
		sendBatch: async (sent: Iterable<{ body: Outgoing }>) => {
			if (roll() < 0.05) {
				throw new Error("the queue is away");
			}
			for (const { body } of sent) {
				const fate = roll();
				messages.push(...(fate < 0.05 ? [] : fate < 0.15 ? [body.id, body.id] : [body.id]));
			}
		},
	} as unknown as Queue;
	const take = () => {
		const taken = messages.toSorted(() => roll() - 0.5);
		messages = taken.filter(() => roll() < 0.1);
		return taken.filter((id) => !messages.includes(id) || roll() < 0.5);
	};
	return { OUTGOING, take };
}

/** Senders whose mailer refuses, is slow, or accepts and never says so, and senders that die as soon as it accepted. Counts by address. */
function faultySenders(roll: () => number) {
	const accepted = new Map<string, number>();
	const cutOff = new Map<string, number>();
	const count = (counts: Map<string, number>, to: string) => {
		counts.set(to, (counts.get(to) ?? 0) + 1);
	};
	const newSender = (dies: boolean): { mailer: Mailer; death: Promise<void> } => {
		const death = Promise.withResolvers<void>();
		const send: Mailer["send"] = async ({ to }) => {
			const fate = roll();
			if (fate < 0.1) {
				throw new Error("the service is closed");
			}
			if (fate < 0.2) {
				await new Promise((resolve) => setTimeout(resolve, 1));
			}
			count(accepted, to);
			if (dies) {
				count(cutOff, to);
				death.resolve();
				await new Promise(() => {});
			}
			if (fate > 0.97) {
				count(cutOff, to);
				throw new Error("the mail service did not answer in 10 s");
			}
		};
		return { mailer: { send }, death: death.promise };
	};
	return { accepted, cutOff, newSender };
}

test("under faults no email is lost, and none doubled but where an acceptance was cut off", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	await env.DB.exec("DELETE FROM outbox");
	await env.DB.prepare(
		`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?1)
		INSERT INTO outbox (id, kind, recipient, created_at, due_at) SELECT 'let_' || n, 'account_deleted', n || '@example.com', ?2, ?2 FROM numbers`,
	)
		.bind(EMAILS, NOW)
		.run();
	const roll = dice(41);
	const { OUTGOING, take } = faultyQueue(roll);
	const { accepted, cutOff, newSender } = faultySenders(roll);
	let now = NOW;
	const world = { fetch: noNetwork, now: () => now, token: randomToken };
	const bindings = { ...offline, OUTGOING };
	const settings = { publicUrl: "https://lettable.example", supportEmail: "" };
	const waiting = () => db.$count(outbox);

	for (let round = 0; round < 2_000 && (await waiting()) > 0; round += 1) {
		await queueAllDue({ env: bindings, world }, now);
		const messages = take();
		while (messages.length > 0) {
			const senders = [false, false, false, roll() < 0.5].map((dies) => {
				const batch = messages.splice(0, dies ? 1 : 10);
				const { mailer, death } = newSender(dies);
				const context = { db, mailer, settings, world, env: bindings };
				return Promise.race([deliver(context, batch), death]);
			});
			await Promise.all(senders);
		}
		now += ROUND;
	}

	expect(await db.select().from(outbox)).toEqual([]);
	expect(accepted.size).toBe(EMAILS);
	const doubled = [...accepted].filter(([to, times]) => times !== 1 + (cutOff.get(to) ?? 0));
	expect(doubled).toEqual([]);
	expect(cutOff.size).toBeGreaterThan(EMAILS / 50);
	expect(sum(accepted)).toBe(EMAILS + sum(cutOff));
});

const sum = (counts: Map<string, number>) =>
	[...counts.values()].reduce((total, times) => total + times, 0);

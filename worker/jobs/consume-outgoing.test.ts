import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { connect } from "#worker/db/client.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { enqueueTo } from "#worker/mail/outbox/outbox-repository.ts";
import { queueAllDue, queueDue } from "#worker/mail/outbox/queue-due.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline, sendDue } from "#worker/test/ask-app.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { consumeOutgoing } from "./consume-outgoing.ts";

const MINUTE = 60_000;
const db = connect(env.DB);
const logged = vi.spyOn(console, "error");

beforeEach(async () => {
	await env.DB.exec("DELETE FROM outbox");
	logged.mockReset().mockImplementation(() => {});
});

async function enqueued() {
	const id = newId("let", randomToken);
	const recipient = `g${randomToken()}@example.com`.toLowerCase();
	await enqueueTo(db, { id, kind: "account_deleted", recipient, now: NOW });
	return { id, recipient };
}

const worldAt = (now: number) => ({ fetch: noNetwork, now: () => now, token: randomToken });

/** What the platform makes of messages that the consumer was given. */
async function consume(bodies: readonly unknown[], bindings = offline) {
	const messages = bodies.map((body, at) => ({
		...{ id: `m${at}`, timestamp: new Date(NOW), attempts: 1 },
		body,
	}));
	const batch = createMessageBatch("lettable-outgoing", messages);
	const context = createExecutionContext();
	await consumeOutgoing(batch, bindings, worldAt(NOW));
	return getQueueResult(batch, context);
}

/** Bindings whose queue keeps what it is sent, or refuses it. */
function queueing(sent: unknown[], isAway = false): Bindings {
	const sendBatch: Queue["sendBatch"] = async (messages) => {
		if (isAway) {
			throw new Error("the queue is away");
		}
		sent.push(...Array.from(messages, ({ body }) => body));
		return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
	};
	return { ...offline, OUTGOING: Object.assign(Object.create(null), { sendBatch }) };
}

test("a message names an email, which is sent once however often it comes", async () => {
	const { id, recipient } = await enqueued();
	const message = { kind: "email", id };

	expect(await consume([message, message])).toMatchObject({ outcome: "ok", retryMessages: [] });
	await consume([message]);

	expect(await mailTo(recipient)).toHaveLength(1);
	expect(await db.$count(outbox)).toBe(0);
});

test("a message of another kind comes again, and those beside it do not", async () => {
	const { id, recipient } = await enqueued();

	const { retryMessages, retryBatch } = await consume([
		{ kind: "pigeon", id: "p1" },
		{ kind: "email", id },
		"nonsense",
	]);

	expect(retryMessages.map(({ msgId }) => msgId)).toEqual(["m0", "m2"]);
	expect(retryBatch.retry).toBe(false);
	expect(await mailTo(recipient)).toHaveLength(1);
});

test("where the tables cannot be asked the batch fails, so that the platform brings it again", async () => {
	const away = () => {
		throw new Error("D1 is away");
	};
	const DB = new Proxy(env.DB, { get: () => away });
	await expect(consume([{ kind: "email", id: "let_1" }], { ...offline, DB })).rejects.toThrow();
});

test("what is due is put on the queue by its id alone, and not again while it lies there", async () => {
	const { id } = await enqueued();
	const sent: unknown[] = [];
	const queued = { env: queueing(sent), world: worldAt(NOW) };

	expect(await queueDue(queued)).toBe(1);
	expect(await queueDue(queued)).toBe(0);

	expect(sent).toEqual([{ kind: "email", id }]);
});

test("more than the queue takes at once go in hundreds", async () => {
	await env.DB.prepare(
		`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 230)
		INSERT INTO outbox (id, kind, created_at, due_at) SELECT 'let_' || n, 'welcome', 1, 1 FROM numbers`,
	).run();
	const sent: unknown[] = [];

	await queueAllDue({ env: queueing(sent), world: worldAt(NOW) }, NOW);

	expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(230);
});

test.each([
	["refuses", queueing([], true)],
	["is not bound", { ...offline, OUTGOING: undefined } as unknown as Bindings],
])(
	"where the queue %s emails wait, which is logged, and the next run sends them",
	async (_, bindings) => {
		const { recipient } = await enqueued();

		expect(await queueDue({ env: bindings, world: worldAt(NOW) })).toBe(0);
		expect(String(logged.mock.calls)).toContain("records could not be queued");
		expect(await db.select().from(outbox)).toMatchObject([{ tries: 0, queuedAt: null }]);
		await sendDue(offline, NOW + 5 * MINUTE);

		expect(await mailTo(recipient)).toHaveLength(1);
	},
);

test("an email whose message was lost is queued again once it is overdue", async () => {
	const { recipient } = await enqueued();
	await queueDue({ env: queueing([]), world: worldAt(NOW) });

	await sendDue(offline, NOW + 5 * MINUTE);
	expect(await mailTo(recipient)).toEqual([]);
	await sendDue(offline, NOW + 10 * MINUTE);

	expect(await mailTo(recipient)).toHaveLength(1);
});

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { HomeKept } from "#contracts/homes.ts";
import { DAY, londonDay } from "#domain/base/calendar.ts";
import { RETRY_PAUSES } from "#domain/business/webhooks.ts";
import { connect } from "#worker/db/client.ts";
import { homes } from "#worker/db/schema/homes.ts";
import { webhookDeliveries as deliveries } from "#worker/db/schema/webhooks.ts";
import { applyRetention } from "#worker/jobs/apply-retention.ts";
import { watchHomes } from "#worker/jobs/watch-homes.ts";
import { queueAllDue } from "#worker/mail/outbox/queue-due.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { consuming, NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { echo, HOOKS, hooksOf, liveHook, openReceiver } from "#worker/test/webhook-receiver.ts";
import { deliverWebhooks } from "./deliver-webhooks.ts";
import { claimDeliveries, dueDeliveries } from "./deliveries-repository.ts";

const db = connect(env.DB);
const FOUND = NOW + 20 * DAY;
beforeAll(loadReferenceData);
beforeEach(async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	await env.DB.exec("DELETE FROM webhooks");
	await env.DB.exec("DELETE FROM homes");
});

/** An account with a live webhook, whose home's gas record ended since it was last looked at. */
async function withChange() {
	const receiver = openReceiver();
	const { browser } = await member({ fetch: receiver.fetch });
	const { id } = await liveHook(browser);
	receiver.got.length = 0;
	const address = `12 ${randomToken()} Street`;
	const home = {
		...{ standing: "let", postcode: "M14 5LL", address, rent: 98_765, reference: "The Mill" },
		...{ stated: { owned: true }, held: { hasGas: true, gasUntil: londonDay(NOW + 10 * DAY) } },
	};
	const kept = await (await browser.ask("/api/homes", { json: home })).json<HomeKept>();
	await watch(NOW);
	await watch(FOUND);
	const [row] = await db.select().from(deliveries).where(eq(deliveries.webhookId, id));
	return { receiver, browser, hook: id, home: kept.id, address, delivery: row?.id ?? "" };
}

const worldAt = (now: number, fetch = noNetwork) => ({ fetch, now: () => now, token: randomToken });
const watch = (now: number) => watchHomes({ db, env: offline, world: worldAt(now) }, now + 1);

/** Queues what is due and sends it, as trigger and consumer do. */
async function sendDue(now: number, { fetch }: ReturnType<typeof openReceiver>) {
	const world = worldAt(now, fetch);
	await queueAllDue({ env: consuming(offline, world), world }, now, dueDeliveries);
}

const rowOf = async (id: string) =>
	(await db.select().from(deliveries).where(eq(deliveries.id, id)))[0];

test("a change of a home goes to its account's live webhook once, however often it is found and named", async () => {
	const { receiver, hook, home, address, delivery } = await withChange();
	await Promise.all([watch(FOUND + 4 * DAY), watch(FOUND + 4 * DAY)]);
	const context = { db, env: offline, world: worldAt(FOUND, receiver.fetch) };
	await Promise.all([
		deliverWebhooks(context, [delivery, delivery]),
		deliverWebhooks(context, [delivery]),
	]);
	await deliverWebhooks({ ...context, world: worldAt(FOUND + DAY, receiver.fetch) }, [delivery]);
	await sendDue(FOUND + 2 * DAY, receiver);

	expect(receiver.got).toHaveLength(1);
	expect(receiver.got[0]).toMatchObject({
		id: delivery,
		message: { type: "home.changed", data: { home, facet: "need_gas", cause: "day" } },
	});
	const body = String(receiver.got[0]?.init.body);
	for (const secret of [address, "98765", "987.65", "The Mill", "M14"]) {
		expect(body).not.toContain(secret);
	}
	expect(await db.$count(deliveries, eq(deliveries.webhookId, hook))).toBe(1);
	expect(await rowOf(delivery)).toMatchObject({ deliveredAt: FOUND, dueAt: null, tries: 1 });
});

test("a sender that was killed half-way holds a delivery up for one pause", async () => {
	const { receiver, delivery } = await withChange();
	await claimDeliveries(db, [delivery], FOUND);
	await sendDue(FOUND + RETRY_PAUSES[0] - 1, receiver);
	expect(receiver.got).toEqual([]);
	await sendDue(FOUND + RETRY_PAUSES[0], receiver);
	expect(receiver.got).toHaveLength(1);
	expect(await rowOf(delivery)).toMatchObject({ tries: 2, dueAt: null });
});

test("what is refused, redirected or answered too late is tried for three days, then dead, and sent again from the list", async () => {
	const { receiver, browser, hook, delivery } = await withChange();
	const slow = (init: RequestInit) =>
		new Promise<Response>((_, reject) =>
			init.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
		);
	receiver.answer = ({ init }) => slow(init);
	const world = worldAt(FOUND, receiver.fetch);
	await deliverWebhooks({ db, env: offline, world, patience: 20 }, [delivery]);
	expect(await rowOf(delivery)).toMatchObject({ tries: 1, lastStatus: null });
	expect((await rowOf(delivery))?.lastError).toContain("timeout");

	receiver.answer = () =>
		new Response(null, { status: 307, headers: { Location: "https://a.uk" } });
	let now = FOUND;
	for (let due: number | null = FOUND; due !== null; due = (await rowOf(delivery))?.dueAt ?? null) {
		now = due;
		await sendDue(due, receiver);
	}
	expect(now).toBeGreaterThan(FOUND + 2 * DAY);
	expect(now).toBeLessThanOrEqual(FOUND + 3 * DAY);
	expect(receiver.got).toHaveLength(10);
	const [listed] = await hooksOf(browser, now);
	expect(listed?.deliveries).toMatchObject([
		{ state: "dead", tries: 10, lastStatus: 307, title: expect.stringContaining("Gas") },
	]);

	receiver.answer = echo;
	const replay = `${HOOKS}/${hook}/deliveries/${delivery}/replay`;
	await browser.ask(replay, { method: "POST", now: now + DAY });
	expect(new Set(receiver.got.map(({ id }) => id))).toEqual(new Set([delivery]));
	expect(await rowOf(delivery)).toMatchObject({ deliveredAt: now + DAY, lastError: null });
});

test("nobody reads the megabyte that a receiver answers", async () => {
	const { receiver, delivery } = await withChange();
	let isCancelled = false;
	let pulled = 0;
	receiver.answer = () =>
		new Response(
			new ReadableStream({
				pull(controller) {
					pulled += 1;
					controller.enqueue(new Uint8Array(1024));
				},
				cancel() {
					isCancelled = true;
				},
			}),
		);
	await sendDue(FOUND, receiver);
	expect(isCancelled).toBe(true);
	expect(pulled).toBeLessThan(5);
	expect(await rowOf(delivery)).toMatchObject({ deliveredAt: FOUND });
});

test("a receiver that says it is gone is sent nothing more until it echoes a challenge again", async () => {
	const { receiver, browser, hook, delivery } = await withChange();
	receiver.answer = () => new Response(null, { status: 410 });
	await sendDue(FOUND, receiver);
	expect(await rowOf(delivery)).toMatchObject({ dueAt: null, deliveredAt: null });
	expect(await hooksOf(browser)).toMatchObject([{ state: "stopped" }]);
	const replay = `${HOOKS}/${hook}/deliveries/${delivery}/replay`;
	expect((await browser.ask(replay, { method: "POST" })).status).toBe(404);

	receiver.answer = echo;
	await browser.ask(`${HOOKS}/${hook}/test`, { method: "POST" });
	expect(await hooksOf(browser)).toMatchObject([{ state: "live" }]);
});

test("a deleted home takes what was to be sent of it along, and a month takes the rest", async () => {
	const { receiver, home, delivery } = await withChange();
	await db.delete(homes).where(eq(homes.id, home));
	expect(await rowOf(delivery)).toBeUndefined();
	await sendDue(FOUND, receiver);
	expect(receiver.got).toEqual([]);

	const another = await withChange();
	await applyRetention(db, FOUND + 30 * DAY);
	expect(await rowOf(another.delivery)).toBeDefined();
	await applyRetention(db, FOUND + 32 * DAY);
	expect(await rowOf(another.delivery)).toBeUndefined();
});

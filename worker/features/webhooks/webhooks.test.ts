import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AccountExport } from "#contracts/account.ts";
import type { WebhookSecret } from "#contracts/webhooks.ts";
import { DAY } from "#domain/base/calendar.ts";
import { connect } from "#worker/db/client.ts";
import { webhookDeliveries, webhooks } from "#worker/db/schema/webhooks.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { member, ORIGIN, PASSWORD } from "#worker/test/browser.ts";
import {
	addHook,
	HOOKS,
	hooksOf,
	isSignedBy,
	liveHook,
	openReceiver,
	RECEIVER,
} from "#worker/test/webhook-receiver.ts";

const db = connect(env.DB);
const post = { method: "POST" };

async function withReceiver() {
	const receiver = openReceiver();
	return { receiver, ...(await member({ fetch: receiver.fetch })) };
}

test("a webhook is live once its receiver echoes a signed challenge, and nothing is sent before", async () => {
	const { browser, receiver } = await withReceiver();
	const made = await addHook(browser);
	expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/);
	expect(made.webhooks).toMatchObject([{ id: made.id, address: RECEIVER, state: "unproven" }]);
	expect(receiver.got).toEqual([]);

	await browser.ask(`${HOOKS}/${made.id}/test`, post);
	expect(await hooksOf(browser)).toMatchObject([{ state: "live", deliveries: [] }]);
	const [challenge] = receiver.got;
	expect(challenge?.message).toMatchObject({ type: "webhook.challenge" });
	expect(challenge && isSignedBy(made.secret, challenge)).toBe(true);
	expect(challenge?.init.redirect).toBe("manual");

	await browser.ask(`${HOOKS}/${made.id}/test`, post);
	expect(receiver.got[1]?.message).toMatchObject({ type: "webhook.test" });
	expect(await hooksOf(browser)).toMatchObject([
		{ deliveries: [{ state: "delivered", tries: 1, lastStatus: 200, title: null }] },
	]);
	const kept = await db.select().from(webhooks).where(eq(webhooks.id, made.id));
	expect(JSON.stringify(kept)).not.toContain(made.secret.slice(6, 20));
});

test("a receiver that redirects, answers something else or a megabyte proves nothing", async () => {
	const { browser, receiver } = await withReceiver();
	const { id } = await addHook(browser);
	let read = 0;
	const endless = new ReadableStream({
		pull(controller) {
			read += 1;
			controller.enqueue(new Uint8Array(1024).fill(32));
			if (read === 1024) {
				controller.close();
			}
		},
	});
	const answers = {
		"answered 302": () => new Response(null, { status: 302, headers: { Location: ORIGIN } }),
		"answered 500": () => new Response("{}", { status: 500 }),
		"did not echo": () => Response.json({ challenge: "another" }),
		"more than 1024 bytes": () => new Response(endless),
		"gave no answer": () => Promise.reject(new TypeError("connection lost")),
	};
	for (const [words, answer] of Object.entries(answers)) {
		receiver.answer = answer;
		const response = await browser.ask(`${HOOKS}/${id}/test`, post);
		expect(response.status, words).toBe(422);
		expect(await response.text()).toContain(words);
	}
	expect(await hooksOf(browser)).toMatchObject([{ state: "unproven" }]);
	expect(receiver.got).toHaveLength(5);
	expect(read).toBeLessThan(10);
});

test("an address within, of ourselves or without https is refused, and so are a second of the same and a sixth", async () => {
	const { browser } = await withReceiver();
	for (const address of ["https://127.0.0.1/", "https://localhost/", "http://hooks.example.com/"]) {
		expect((await browser.ask(HOOKS, { json: { address } })).status, address).toBe(400);
	}
	await addHook(browser);
	expect((await browser.ask(HOOKS, { json: { address: RECEIVER } })).status).toBe(409);
	for (const path of ["a", "b", "c", "d"]) {
		await addHook(browser, `${RECEIVER}/${path}`);
	}
	const more = await Promise.all(
		["e", "f"].map((path) => browser.ask(HOOKS, { json: { address: `${RECEIVER}/${path}` } })),
	);
	expect(more.every(({ ok }) => !ok)).toBe(true);
	expect(await hooksOf(browser)).toHaveLength(5);
});

test("a new secret is told, and for a day the one before is signed with too", async () => {
	const { browser, receiver } = await withReceiver();
	const { id, secret: first } = await liveHook(browser);
	const rotated = await browser.ask(`${HOOKS}/${id}/rotate`, post);
	const { secret: second, webhooks: list } = await rotated.json<WebhookSecret>();
	expect(second).not.toBe(first);
	expect(list).toMatchObject([{ oldSecretUntil: new Date(NOW + DAY).toISOString() }]);

	await browser.ask(`${HOOKS}/${id}/test`, post);
	await browser.ask(`${HOOKS}/${id}/test`, { ...post, now: NOW + DAY });
	const signed = receiver.got.map((received) =>
		[first, second].map((secret) => isSignedBy(secret, received)),
	);
	expect(signed).toEqual([
		[true, false],
		[true, true],
		[false, true],
	]);
	expect(await hooksOf(browser, NOW + DAY)).toMatchObject([{ oldSecretUntil: null }]);
});

test("another account neither sees, tests, changes nor replays a webhook", async () => {
	const { browser, receiver } = await withReceiver();
	const { id } = await liveHook(browser);
	await browser.ask(`${HOOKS}/${id}/test`, post);
	const [hook] = await hooksOf(browser);
	const sent = hook?.deliveries[0]?.id;
	const { browser: other } = await member({ fetch: receiver.fetch });
	const { id: own } = await liveHook(other);
	const count = receiver.got.length;

	const calls = [
		other.ask(`${HOOKS}/${id}`, { method: "DELETE" }),
		other.ask(`${HOOKS}/${id}/test`, post),
		other.ask(`${HOOKS}/${id}/rotate`, post),
		other.ask(`${HOOKS}/${id}/deliveries/${sent}/replay`, post),
		other.ask(`${HOOKS}/${own}/deliveries/${sent}/replay`, post),
	];
	expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(5).fill(404));
	expect(receiver.got).toHaveLength(count);
	expect(await hooksOf(browser)).toEqual([hook]);
	expect(await hooksOf(other)).toMatchObject([{ id: own, deliveries: [] }]);
});

test("what was delivered is sent again when asked, under the same id", async () => {
	const { browser, receiver } = await withReceiver();
	const { id } = await liveHook(browser);
	await browser.ask(`${HOOKS}/${id}/test`, post);
	const sent = receiver.got[1]?.id;

	const replay = `${HOOKS}/${id}/deliveries/${sent}/replay`;
	expect((await browser.ask(replay, post)).status).toBe(200);
	expect(receiver.got.map((received) => received.id).slice(1)).toEqual([sent, sent]);
	expect(await hooksOf(browser)).toMatchObject([{ deliveries: [{ state: "delivered" }] }]);
});

test("a webhook is in its account's export, without its secret, and goes with what was sent to it", async () => {
	const { browser, id: userId } = await withReceiver();
	const { id, secret } = await liveHook(browser);
	await browser.ask(`${HOOKS}/${id}/test`, post);
	const text = await (await browser.ask("/api/account/export")).text();
	const { webhooks: exported }: AccountExport = JSON.parse(text);
	expect(exported).toMatchObject([
		{ address: RECEIVER, state: "live", deliveries: [{ state: "delivered" }] },
	]);
	expect(text).not.toContain(secret.slice(6));

	await browser.ask(`${HOOKS}/${id}`, { method: "DELETE" });
	expect(await db.$count(webhookDeliveries, eq(webhookDeliveries.webhookId, id))).toBe(0);

	await addHook(browser);
	await browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	expect(await db.$count(webhooks, eq(webhooks.userId, userId))).toBe(0);
});

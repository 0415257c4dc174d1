import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { standBetween } from "#worker/test/between.ts";
import { PASSWORD } from "#worker/test/browser.ts";
import { openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { paymentIn } from "#worker/test/shop.ts";

/** Who uses a code, and whether that is counted. */
async function usesOf(promoId: string) {
	const { results } = await env.DB.prepare(
		"SELECT user_id, state FROM promo_uses WHERE promo_id = ?",
	)
		.bind(promoId)
		.all();
	return results;
}

test("paid in the moment in which another window calls the session off, the money is not kept for nothing", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	const pro = await (await person.setup()).json<SetupMade>();
	const off = standBetween(shop, async ({ method, path }, go) => {
		if (method === "DELETE" && path.startsWith("/v1/subscriptions/")) {
			off();
			await shop.typeCard(pro.clientSecret);
			return go();
		}
		return undefined;
	});
	await person.setup({ planId: "expert", amount: 4500 });
	await person.confirm(pro.clientSecret);
	await shop.sim.flush();
	await shop.often();
	await shop.daily();
	expect(shop.charged().length - shop.sim.refunds().length).toBe(0);
});

test("an account that is deleted while a payment is open is not charged for nothing", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	const made = await (await person.setup()).json<SetupMade>();
	expect((await person.ask("/account/delete", { password: PASSWORD })).status).toBe(200);
	await shop.typeCard(made.clientSecret);
	await shop.sim.flush();
	expect(shop.charged().length - shop.sim.refunds().length).toBe(0);
});

test("a payment that is still processing after a day is not called off", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	const made = await (await person.setup()).json<SetupMade>();
	const id = paymentIn(made.clientSecret);
	const off = standBetween(shop, async ({ method, path }, go) => {
		if (method === "GET" && path === `/v1/payment_intents/${id}`) {
			const body = await (await go()).json<object>();
			return Response.json({ ...body, status: "processing" });
		}
		return undefined;
	});
	await shop.sim.advance(22 * 3600);
	// moves only our own time on, so that the simulator does not expire it
	const deleted: string[] = [];
	const off2 = standBetween(shop, ({ method, path }) => {
		if (method === "DELETE") {
			deleted.push(path);
		}
		return undefined;
	});
	await env.DB.prepare(
		"UPDATE subscription_setups SET created_at = created_at - 7200000 * 2 WHERE id = ?",
	)
		.bind(id)
		.run();
	await shop.often();
	off2();
	off();
	expect(deleted).toEqual([]);
});

test("the use of a code survives the event about the session that was called off", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { code, id } = await somePromo({ usageLimit: 1 });
	await person.setup({ promoCode: code, amount: 2000 });
	const off = standBetween(shop, async ({ method, path }, go) => {
		if (method === "POST" && path.endsWith("/cancel")) {
			const answer = await go();
			off();
			await shop.sim.flush();
			return answer;
		}
		return undefined;
	});
	await person.setup({ planId: "expert", amount: 3600, promoCode: code });
	expect(await usesOf(id)).toHaveLength(1);
});

test("a code with one use is used once by two who pay at once", async () => {
	const shop = openPlanShop();
	const [one, two] = [await shop.returning(), await shop.somebodyNew()];
	const { code, id } = await somePromo({ usageLimit: 1 });
	// a session without a card first, so that an event about a cancelled setup comes
	const free = await somePromo({ discountValue: 10_000 });
	await one.setup({ promoCode: free.code, amount: 0 });
	const off = standBetween(shop, async ({ method, path }, go) => {
		if (method === "POST" && path.endsWith("/cancel")) {
			const answer = await go();
			off();
			await shop.sim.flush();
			return answer;
		}
		return undefined;
	});
	const made = await (await one.setup({ promoCode: code, amount: 2000 })).json<SetupMade>();
	await two.subscribe({ promoCode: code, amount: 2000 }).catch((cause: unknown) => cause);
	await shop.typeCard(made.clientSecret);
	await one.confirm(made.clientSecret);
	expect((await usesOf(id)).filter(({ state }) => state === "counted")).toHaveLength(1);
});

test("within the guarantee all that was paid in the period goes back", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await person.ask("/subscription/change", { planId: "expert", amount: 4500 });
	const { refundSubscription } = await import("./refund-subscription.ts");
	const { connect } = await import("#worker/db/client.ts");
	const billing = {
		db: connect(env.DB),
		gatewayOf: () => shop.gateway,
		world: { now: () => shop.sim.now() * 1000, token: () => crypto.randomUUID() },
	};
	await refundSubscription(billing, shop.sim.subscriptions()[0]?.id ?? "");
	expect(shop.sim.refunds().reduce((sum, { amount }) => sum + amount, 0)).toBe(
		shop.charged().reduce((a, b) => a + b, 0),
	);
});

test("a setup that fails keeps no use of a code", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { code, id } = await somePromo({ usageLimit: 1 });
	shop.breakDown(true);
	await person.setup({ promoCode: code, amount: 2000 });
	shop.breakDown(false);
	expect((await person.setup()).status).toBe(200);
	expect(await usesOf(id)).toEqual([]);
});

test("a code that is deleted in mid-checkout still gives what was agreed, or says so", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { code, id } = await somePromo();
	const made = await (await person.setup({ promoCode: code, amount: 2000 })).json<SetupMade>();
	await env.DB.prepare("DELETE FROM promo_codes WHERE id = ?").bind(id).run();
	await shop.typeCard(made.clientSecret);
	const confirmed = await person.confirm(made.clientSecret);
	expect(confirmed.status).toBe(200);
});

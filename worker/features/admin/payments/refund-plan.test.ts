import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { SubscriptionCharges } from "#contracts/admin/payments.ts";
import { connect } from "#worker/db/client.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { formerAdmin } from "#worker/test/acting.ts";
import { down, standBetween } from "#worker/test/between.ts";
import { administrator } from "#worker/test/browser.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { paying } from "#worker/test/shop.ts";
import { refundPlan } from "./refund-plan.ts";

const db = connect(env.DB);

/** A shop in which somebody pays for a plan since yesterday, and an administrator. */
async function afterPayment() {
	const shop = openPlanShop();
	const person = await shop.payer();
	const subscription = shop.sim.subscriptions()[0]?.id ?? "";
	const world = { isDown: false };
	const fetch: typeof shop.sim.fetch = (url, init) =>
		world.isDown
			? Promise.resolve(new Response("<html>", { status: 502 }))
			: shop.sim.fetch(url, init);
	const { browser } = await administrator({ bindings: paying, fetch });
	const ask = (path: string, method: "GET" | "POST") =>
		browser.ask(`/api/admin/subscriptions/${path}`, { method, now: shop.sim.now() * 1000 });
	return {
		shop,
		person,
		subscription,
		world,
		charges: async () => (await ask(`${subscription}/charges`, "GET")).json<SubscriptionCharges>(),
		refund: (id = subscription) => ask(`${id}/refund`, "POST"),
		chargesOf: (id: string) => ask(`${id}/charges`, "GET"),
	};
}

async function outcomesAbout(id: string) {
	const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
	return rows.map(({ before, after }) => [
		JSON.parse(before ?? "null"),
		JSON.parse(after ?? "null"),
	]);
}

test("what was paid for a plan goes back, the plan ends, and both are noted with what stood before", async () => {
	const { shop, person, subscription, refund } = await afterPayment();

	const answer = await refund();

	expect(await answer.json()).toEqual({
		amount: 2500,
		message: "£25 was given back, and the plan has ended.",
	});
	expect(shop.sim.refunds()).toMatchObject([{ amount: 2500 }]);
	expect(await person.state()).toMatchObject({ hasSubscription: false, status: "canceled" });
	expect(await outcomesAbout(subscription)).toEqual([
		[
			{ plan: "pro", status: "active" },
			{ plan: "pro", status: "canceled", refunded: 2500 },
		],
	]);
});

test("asked again it gives nothing more, answers the same, and is not noted again", async () => {
	const { shop, subscription, refund } = await afterPayment();

	const answers = [await refund(), await refund()];

	expect(await Promise.all(answers.map((each) => each.json()))).toMatchObject([
		{ amount: 2500 },
		{ amount: 2500 },
	]);
	expect(shop.sim.refunds()).toHaveLength(1);
	expect(await outcomesAbout(subscription)).toHaveLength(1);
});

test("charges say what is guaranteed and what went back", async () => {
	const { shop, charges, refund } = await afterPayment();
	await shop.pass(20 * DAY);
	await charges();
	await shop.pass(11 * DAY);

	const [renewal, first] = (await charges()).charges;
	await refund();
	const [after] = (await charges()).charges;

	expect(renewal).toMatchObject({ amount: 2500, isGuaranteed: true, isRefunded: false });
	expect(first).toMatchObject({ amount: 2500, isGuaranteed: false, isRefunded: false });
	expect(first?.paymentId).toMatch(/^pi_/);
	expect(Date.parse(renewal?.paidAt ?? "")).toBeGreaterThan(Date.parse(first?.paidAt ?? ""));
	expect(after).toMatchObject({ isGuaranteed: false, isRefunded: true });
});

test("a provider that is down gives nothing back, and leaves a note of it", async () => {
	const { shop, person, subscription, world, refund } = await afterPayment();
	world.isDown = true;

	expect((await refund()).status).toBe(503);

	expect(await outcomesAbout(subscription)).toMatchObject([[{}, { failed: "unavailable" }]]);
	expect(shop.sim.refunds()).toEqual([]);
	expect(await person.state()).toMatchObject({ hasSubscription: true });
});

test("money that went stays in the log though the plan could not be ended, and the next try says that it was", async () => {
	const { shop, subscription, refund } = await afterPayment();
	const restore = standBetween(shop, ({ method }) => (method === "DELETE" ? down() : undefined));

	expect((await refund()).status).toBe(503);

	expect(shop.sim.refunds()).toHaveLength(1);
	const failed = [{ status: "active" }, { refunded: 2500, failed: "unavailable" }];
	expect(await outcomesAbout(subscription)).toMatchObject([failed]);
	restore();
	expect((await refund()).status).toBe(200);
	expect(await outcomesAbout(subscription)).toMatchObject([
		failed,
		[{ status: "active" }, { plan: "pro", status: "canceled" }],
	]);
	expect(shop.sim.refunds()).toHaveLength(1);
});

test("after the guarantee nothing goes back", async () => {
	const { shop, person, charges, refund } = await afterPayment();
	await person.ask("/subscription/cancel", {});
	await shop.pass(20 * DAY);
	await charges();
	await shop.pass(12 * DAY);

	const refused = await refund();

	expect(refused.status).toBe(422);
	expect(await refused.json()).toMatchObject({ code: "guarantee_over" });
	expect(shop.sim.refunds()).toEqual([]);
});

test("there is neither refund nor charge of a subscription that there is not", async () => {
	const { refund, chargesOf } = await afterPayment();

	expect((await refund("sub_nowhere")).status).toBe(404);
	expect((await chargesOf("sub_nowhere")).status).toBe(404);
	expect((await refund("rubbish")).status).toBe(400);
});

test("whoever is an administrator no more gives nothing back", async () => {
	const { shop, subscription } = await afterPayment();
	const billing = {
		db,
		gatewayOf: () => shop.gateway,
		world: { now: () => shop.sim.now() * 1000, token: randomToken },
	};

	await expect(refundPlan(await formerAdmin(), billing, subscription)).rejects.toMatchObject({
		code: "admins_only",
	});

	expect(shop.sim.refunds()).toEqual([]);
	expect(await outcomesAbout(subscription)).toEqual([]);
});

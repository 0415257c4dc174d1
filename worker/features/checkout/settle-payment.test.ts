import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { Browser } from "#worker/test/browser.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { openShop, paying, paymentIn, someReport, standingOf } from "#worker/test/shop.ts";

const db = connect(env.DB);

/** Of the simulator's: in process for an hour, then paid. */
const SLOW_CARD = "4000008260007005";

type Made = { clientSecret: string; amount: number; publicKey: string };

async function begun(shop: ReturnType<typeof openShop>, reportId: string): Promise<Made> {
	return (await shop.begin(reportId)).json<Made>();
}

test("a report paid by card is paid, once, and its buyer is written to", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret, amount } = await begun(shop, id);
	expect(amount).toBe(1500);
	await shop.typeCard(clientSecret);

	const first = await shop.confirm(id, paymentIn(clientSecret));
	const second = await shop.confirm(id, paymentIn(clientSecret));

	expect([first.status, second.status]).toEqual([200, 200]);
	expect(await first.json()).toEqual({
		isPaid: true,
		message: "Payment Successful! Redirecting to your report...",
	});
	expect(await standingOf(id)).toEqual({ report: "paid", payments: ["settled"], emails: 0 });
	const [row] = await db.select().from(reports).where(eq(reports.id, id));
	expect(row).toMatchObject({ paidAt: NOW, isTest: true, emailKey: "buyer@example.com" });
	const mails = (await mailTo("buyer@example.com")).filter(({ text }) => text.includes(id));
	expect(mails).toHaveLength(1);
	expect(mails[0]?.text).toContain(`/reports/${id}\n`);
	expect(mails[0]?.text).toContain(`/api/reports/${id}/download\n`);
	expect(shop.sim.violations()).toEqual([]);
});

test("a declined card pays nothing, and another card pays the same intent", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret, "4000000000000002");
	const declined = await shop.confirm(id, paymentIn(clientSecret));
	expect(declined.status).toBe(202);
	expect(await declined.json()).toMatchObject({ isPaid: false });
	expect(await standingOf(id)).toEqual({ report: "unpaid", payments: ["open"], emails: 0 });

	expect((await begun(shop, id)).clientSecret).toBe(clientSecret);
	await shop.typeCard(clientSecret);
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(200);
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

test("a payment that the buyer failed to prove is none", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret, "4000002760003184", "fail");
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(202);
	await shop.typeCard(clientSecret, "4000002760003184", "pass");
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(200);
	expect(await standingOf(id)).toMatchObject({ report: "paid" });
});

test("a payment that takes its time is waited for, and pays when it is through", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret, SLOW_CARD);
	const waiting = await shop.confirm(id, paymentIn(clientSecret));
	expect(waiting.status).toBe(202);
	expect(await waiting.json()).toEqual({
		isPaid: false,
		message: "Your payment is being processed.",
	});
	const again = await shop.begin(id);
	expect(again.status).toBe(409);
	expect(await again.json()).toMatchObject({
		message: "A payment for this report is being processed.",
	});
	expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["open"] });

	await shop.sim.advance(3_601);
	await shop.sim.flush();
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

test("when the tab is closed before it could say so, the provider's event alone pays the report", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret);
	await shop.sim.flush();
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

test("the payment of another report pays nothing", async () => {
	const shop = openShop();
	const [mine, other] = [await someReport(), await someReport()];
	const { clientSecret } = await begun(shop, other);
	await begun(shop, mine);
	await shop.typeCard(clientSecret);

	const response = await shop.confirm(mine, paymentIn(clientSecret));

	expect(response.status).toBe(404);
	expect(await standingOf(mine)).toMatchObject({ report: "unpaid", payments: ["open"] });
});

test.each(["pi_3NotOursAtAll", "pi_x y", "", "seti_123"])(
	"a payment called %j is refused",
	async (paymentIntentId) => {
		const shop = openShop();
		const response = await shop.confirm(await someReport(), paymentIntentId);
		expect([400, 404]).toContain(response.status);
	},
);

test("a payment that takes another amount than was agreed pays for nothing, and goes back", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	// Somebody with the secret key made it cheaper: the amount agreed is no longer the amount taken.
	await shop.sim.fetch(`https://api.stripe.com/v1/payment_intents/${paymentIn(clientSecret)}`, {
		method: "POST",
		headers: {
			authorization: "Bearer sk_test_sim_tests",
			"stripe-version": "2025-08-27.basil",
			"content-type": "application/x-www-form-urlencoded",
		},
		body: "amount=100",
	});
	await shop.typeCard(clientSecret);
	const response = await shop.confirm(id, paymentIn(clientSecret));
	await shop.sim.flush();
	expect(response.status).toBe(409);
	expect(await response.json()).toMatchObject({
		message: "This payment could not be used, and all of it was given back to your card.",
	});
	expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["returned"] });
	expect(shop.sim.refunds()).toHaveLength(1);
});

test("a payment that the provider tells of another mode than it was begun in pays for nothing, and goes back", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	const payment = paymentIn(clientSecret);
	await shop.typeCard(clientSecret);
	const real = shop.sim.fetch;
	shop.sim.fetch = async (input, init) => {
		const answer = await real(input, init);
		const isPayment = new URL(String(input)).pathname.endsWith(`/payment_intents/${payment}`);
		return isPayment ? Response.json({ ...(await answer.json<object>()), livemode: true }) : answer;
	};
	const response = await shop.confirm(id, payment);
	shop.sim.fetch = real;
	expect(response.status).toBe(409);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["returned"] });
	expect(shop.sim.refunds()).toHaveLength(1);
});

test("a second payment that went through all the same is given back", async () => {
	const shop = openShop();
	const id = await someReport();
	const first = await begun(shop, id);
	// A stale row, as after a restored backup, lets a second payment begin.
	await db.update(reportPayments).set({ state: "canceled" }).where(eq(reportPayments.reportId, id));
	const second = await begun(shop, id);
	await db
		.update(reportPayments)
		.set({ state: "open" })
		.where(eq(reportPayments.id, paymentIn(first.clientSecret)));
	await shop.typeCard(first.clientSecret);
	await shop.typeCard(second.clientSecret);

	await Promise.all([
		shop.confirm(id, paymentIn(first.clientSecret)),
		shop.confirm(id, paymentIn(second.clientSecret)),
	]);
	await shop.sim.deliver({ order: "shuffled", copies: 2 });

	const { report, payments } = await standingOf(id);
	expect(report).toBe("paid");
	expect(payments.toSorted()).toEqual(["returned", "settled"]);
	const [settled] = await db
		.select()
		.from(reportPayments)
		.where(and(eq(reportPayments.reportId, id), eq(reportPayments.state, "settled")));
	expect(shop.sim.refunds()).toMatchObject([{ amount: 1500 }]);
	expect(shop.sim.refunds()[0]?.payment_intent).not.toBe(settled?.id);
	const subjects = (await mailTo("buyer@example.com"))
		.filter(({ text }) => text.includes(id))
		.map(({ subject }) => subject);
	expect(subjects.toSorted()).toEqual(["Your payment was given back", "Your report on M14 5LL"]);
});

test("a payment that was called off and went through all the same is given back", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await db.update(reportPayments).set({ state: "canceled" }).where(eq(reportPayments.reportId, id));
	await shop.typeCard(clientSecret);
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(409);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["canceled"] });
	expect(shop.sim.refunds()).toHaveLength(1);
});

test("a payment that is given back closes its report", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret);
	await shop.confirm(id, paymentIn(clientSecret));
	await shop.sim.flush();
	await refund(shop, paymentIn(clientSecret));
	await shop.sim.flush();

	expect(await standingOf(id)).toMatchObject({ report: "refunded", payments: ["refunded"] });
	const reader = shop.browser();
	expect(await (await reader.ask(`/api/reports/${id}`)).json()).toMatchObject({
		isPaid: false,
		state: "refunded",
	});
	expect((await reader.ask(`/api/reports/${id}/download`)).status).toBe(409);
	expect((await shop.begin(id)).status).toBe(409);
});

test("part of a payment given back closes nothing", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret);
	await refund(shop, paymentIn(clientSecret), 500);
	await shop.sim.flush();
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

test("a provider that is down costs the buyer nothing, and they may try again", async () => {
	const shop = openShop();
	const id = await someReport();
	const { clientSecret } = await begun(shop, id);
	await shop.typeCard(clientSecret);
	const cutOff = new Browser({ bindings: paying });
	const refused = await shop.confirm(id, paymentIn(clientSecret), cutOff);
	expect(refused.status).toBe(503);
	expect(await refused.json()).toMatchObject({ code: "unavailable" });
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(200);
});

async function refund({ sim }: ReturnType<typeof openShop>, payment: string, amount?: number) {
	const form = new URLSearchParams({ payment_intent: payment });
	if (amount) {
		form.set("amount", String(amount));
	}
	const response = await sim.fetch("https://api.stripe.com/v1/refunds", {
		method: "POST",
		headers: {
			authorization: "Bearer sk_test_sim_tests",
			"stripe-version": "2025-08-27.basil",
			"content-type": "application/x-www-form-urlencoded",
		},
		body: form.toString(),
	});
	expect(response.status).toBe(200);
}

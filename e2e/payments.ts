import { expect, type Page, test } from "@playwright/test";
import { journeyServer } from "#tools/browser/journey-servers.ts";

/** The payment simulator of the product that the test runs against. */
const simulatorHere = () => journeyServer(test.info().parallelIndex).payments;

type Order = "same" | "reversed" | "shuffled";

/** What a journey may know of the payment provider, and tell it. */
export type Provider = {
	/** Every event so far once more, to our webhook. */
	deliver: (how: { order: Order; copies: number }) => Promise<void>;
	/** Whether events go out by themselves. */
	setAutomatic: (automatic: boolean) => Promise<void>;
	/** Lets so many days pass at the provider and in the product. What falls due happens, and the provider tells us. */
	passDays: (days: number) => Promise<void>;
	/** Gives back all of the newest payment that went through, and ends what it was for, as somebody does at the provider. */
	giveBack: () => Promise<void>;
	/** Subscriptions the provider knows, newest last. */
	subscriptions: () => Promise<{ id: string; status: string }[]>;
	/** Payments the provider knows, newest last. */
	payments: () => Promise<{ id: string; status: string; amount: number }[]>;
	/** What the product or the simulator said that the provider's contract does not allow. */
	violations: () => Promise<string[]>;
};

/** Lets a page load the provider's script and reach it, at its own addresses, as the production policy names them. */
export async function connectPayments(page: Page): Promise<void> {
	const simulator = simulatorHere();
	await page.route("https://js.stripe.com/**", async (route) => {
		const script = await page.request.get(`${simulator}/basil/stripe.js`);
		await route.fulfill({ contentType: "text/javascript", body: await script.text() });
	});
	await page.route("https://api.stripe.com/**", async (route) => {
		const asked = route.request();
		const url = asked.url().replace("https://api.stripe.com", simulator);
		const answer = await page.request.fetch(url, {
			method: asked.method(),
			headers: await asked.allHeaders(),
			data: asked.postDataBuffer() ?? undefined,
		});
		await route.fulfill({ response: answer });
	});
}

export async function openProvider(page: Page): Promise<Provider> {
	const simulator = simulatorHere();
	const post = async (path: string, data: object = {}) => {
		const reply = await page.request.post(`${simulator}${path}`, { data });
		expect(reply.ok(), await reply.text()).toBe(true);
	};
	const get = async <T>(path: string): Promise<T> =>
		(await page.request.get(`${simulator}${path}`)).json();
	await post("/_sim/reset");
	await post("/_sim/webhooks", { automatic: true });
	return {
		deliver: (how) => post("/_sim/deliver", how),
		setAutomatic: (automatic) => post("/_sim/webhooks", { automatic }),
		passDays: (days) => post("/_sim/advance", { seconds: days * 24 * 3600 }),
		giveBack: async () => {
			const payments = await get<{ id: string; status: string }[]>("/_sim/payment-intents");
			const [subscription] = await get<{ id: string }[]>("/_sim/subscriptions");
			const paid = payments.findLast(({ status }) => status === "succeeded");
			const headers = {
				Authorization: "Bearer sk_test_sim_lettable",
				"Stripe-Version": "2025-08-27.basil",
			};
			const form = { payment_intent: paid?.id ?? "" };
			for (const asked of [
				page.request.post(`${simulator}/v1/refunds`, { headers, form }),
				page.request.delete(`${simulator}/v1/subscriptions/${subscription?.id}`, { headers }),
			]) {
				const reply = await asked;
				expect(reply.ok(), await reply.text()).toBe(true);
			}
		},
		subscriptions: () => get("/_sim/subscriptions"),
		payments: () => get("/_sim/payment-intents"),
		violations: () => get("/_sim/violations"),
	};
}

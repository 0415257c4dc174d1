import { expect, type Page } from "@playwright/test";

/** The payment simulator, one port above the app. */
const simulator = "http://127.0.0.1:4174";

type Order = "same" | "reversed" | "shuffled";

/** What a journey may know of the payment provider, and tell it. */
export type Provider = {
	/** Every event so far once more, to our webhook. */
	deliver: (how: { order: Order; copies: number }) => Promise<void>;
	/** Whether events go out by themselves. */
	setAutomatic: (automatic: boolean) => Promise<void>;
	/** Payments the provider knows, newest last. */
	payments: () => Promise<{ id: string; status: string; amount: number }[]>;
	/** What the product or the simulator said that the provider's contract does not allow. */
	violations: () => Promise<string[]>;
};

/** Lets a page load the provider's script and reach it, at its own addresses, as the production policy names them. */
export async function connectPayments(page: Page): Promise<void> {
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
		payments: () => get("/_sim/payment-intents"),
		violations: () => get("/_sim/violations"),
	};
}

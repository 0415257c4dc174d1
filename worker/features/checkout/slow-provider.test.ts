import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standBetween } from "#worker/test/between.ts";
import { openPlanShop } from "#worker/test/plan-shop.ts";
import { openShop, paymentIn, someReport, standingOf } from "#worker/test/shop.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const silent = () => new Promise<Response>(() => undefined);

/** Milliseconds in which whoever waits for us is answered, whatever the provider does. */
const EIGHT_SECONDS = 8_000;

/** The answer to a call that has to be there within eight seconds. Each step lets what is not a timer go on. */
async function inTime(call: Promise<Response>): Promise<Response> {
	const answered = vi.fn();
	const answer = call.finally(answered);
	for (let waited = 0; answered.mock.calls.length === 0 && waited <= EIGHT_SECONDS; waited += 100) {
		await vi.advanceTimersByTimeAsync(100);
		await env.CACHE.get("lets what is not a timer go on");
	}
	expect(answered, "answered within eight seconds").toHaveBeenCalled();
	return answer;
}

test("a buyer whose provider is silent is told so in time, and pays once when it speaks again", async () => {
	const shop = openShop();
	const id = await someReport();
	const real = shop.sim.fetch;
	shop.sim.fetch = silent;
	const begun = await inTime(shop.begin(id));
	expect(begun.status).toBe(503);
	expect(begun.headers.get("retry-after")).toBe("10");
	expect(await begun.json()).toMatchObject({
		message: "The payment provider cannot be reached right now. Please try again.",
	});

	shop.sim.fetch = real;
	const { clientSecret } = await (await shop.begin(id)).json<{ clientSecret: string }>();
	await shop.typeCard(clientSecret);
	shop.sim.fetch = silent;
	expect((await inTime(shop.confirm(id, paymentIn(clientSecret)))).status).toBe(503);
	expect(await standingOf(id)).toMatchObject({ report: "unpaid", payments: ["open"] });

	shop.sim.fetch = real;
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(200);
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

test("a provider that does the work and answers too late is charged for it once", async () => {
	const shop = openShop();
	const id = await someReport();
	const real = shop.sim.fetch;
	shop.sim.fetch = async (input, init) => {
		await real(input, init);
		return silent();
	};
	expect((await inTime(shop.begin(id))).status).toBe(503);
	shop.sim.fetch = real;
	const again = await shop.begin(id);
	expect(again.status).toBe(200);
	const { clientSecret } = await again.json<{ clientSecret: string }>();
	await shop.typeCard(clientSecret);
	expect((await shop.confirm(id, paymentIn(clientSecret))).status).toBe(200);
	expect(await standingOf(id)).toMatchObject({ report: "paid", payments: ["settled"] });
});

test.each([
	["/subscription/setup", { planId: "expert", amount: 4_500, promoCode: null }],
	["/subscription/cancel", {}],
	["/subscription/portal", {}],
])(
	"%s of a silent provider is refused in time, and the plan stays as it was",
	async (path, body) => {
		const shop = openPlanShop();
		const person = await shop.trialist();
		const before = await person.state();
		const speakAgain = standBetween(shop, silent);
		expect((await inTime(person.ask(path, body))).status).toBe(503);
		speakAgain();
		expect(await person.state()).toEqual(before);
		expect((await person.ask(path, body)).status).toBe(200);
	},
);

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openShop, paymentIn, someReport, standingOf } from "#worker/test/shop.ts";
import { inTime, silent } from "#worker/test/slow-provider.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("a buyer whose provider is silent is told so in time, and pays once when it speaks again", async () => {
	const shop = openShop();
	const id = await someReport();
	const real = shop.sim.fetch;
	shop.sim.fetch = silent;
	const begun = await inTime(shop.begin(id));
	expect(begun.status).toBe(503);
	expect(begun.headers.get("retry-after")).toBe("10");
	expect(await begun.json()).toMatchObject({
		message:
			"The payment provider did not answer in time. Please try again: nothing is charged or refunded twice.",
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

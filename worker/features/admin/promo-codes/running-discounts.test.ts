import { expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { administrator } from "#worker/test/browser.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";

/** Changes a code to another discount and another name, then deletes it. */
async function doAwayWith(id: string) {
	const { browser } = await administrator();
	const path = `/api/admin/promo-codes/${id}`;
	const changed = await browser.ask(path, {
		method: "PATCH",
		json: { discountType: "fixed", discountValue: 1, code: `X${id.slice(-12)}`, isActive: false },
	});
	const deleted = await browser.ask(path, { method: "DELETE" });
	expect([changed.status, deleted.status]).toEqual([200, 200]);
}

test("a running discount outlives a change of its code, and its end", async () => {
	const shop = openPlanShop();
	const { code, id } = await somePromo();
	const person = await shop.payer({ promoCode: code, amount: 2000 });

	await doAwayWith(id);
	await shop.pass(20 * DAY);
	await person.state();
	await shop.pass(15 * DAY);

	expect(shop.charged()).toEqual([2000, 2000]);
	expect(await person.state()).toMatchObject({
		amountPence: 2000,
		discount: "20% off every month",
	});
});

test("a checkout that reserved a code gets what it was promised, though the code is gone", async () => {
	const shop = openPlanShop();
	const { code, id } = await somePromo();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (
		await person.setup({ promoCode: code, amount: 2000 })
	).json<SetupMade>();

	await doAwayWith(id);
	await shop.typeCard(clientSecret);
	const outcome = await person.confirm(clientSecret);
	await shop.pass(8 * DAY);

	expect(outcome.status).toBe(200);
	expect(shop.charged()).toEqual([2000]);
});

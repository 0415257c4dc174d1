import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import type { SetupMade } from "#contracts/subscription.ts";
import { connect } from "#worker/db/client.ts";
import { settings } from "#worker/db/schema/settings.ts";
import { administrator } from "#worker/test/browser.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";

afterEach(async () => {
	await connect(env.DB).delete(settings).where(sql`TRUE`);
});

/** What an administrator does who gives a plan away. */
async function giveAwayPro(): Promise<void> {
	const { browser } = await administrator();
	const saved = await browser.ask("/api/admin/settings", { method: "PUT", json: { proPrice: 0 } });
	expect(saved.status).toBe(200);
}

test("a plan at £0 is subscribed to with a card, and nothing is charged for it", async () => {
	const shop = openPlanShop();
	const person = await shop.returning();
	await giveAwayPro();

	const made = await (await person.setup({ amount: 0 })).json<SetupMade>();
	await shop.typeCard(made.clientSecret);
	const outcome = await person.confirm(made.clientSecret);
	await shop.pass(25 * DAY);
	await shop.pass(10 * DAY);

	expect(made).toMatchObject({ kind: "free", dueNow: 0, chargedFrom: null });
	expect(outcome.status).toBe(200);
	expect(shop.charged()).toEqual([]);
	expect(shop.sim.subscriptions().filter(({ status }) => status === "active")).toHaveLength(1);
});

test("whoever pays for a plan goes on at the price they agreed to", async () => {
	const shop = openPlanShop();
	await shop.payer();
	await giveAwayPro();

	await shop.pass(31 * DAY);

	expect(shop.charged()).toEqual([2500, 2500]);
});

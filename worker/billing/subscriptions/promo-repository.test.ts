import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { somePromo } from "#worker/test/plan-shop.ts";
import {
	countPromoUse,
	dropLapsedPromos,
	findPromo,
	releasePromos,
	reservePromo,
} from "./promo-repository.ts";

const db = connect(env.DB);
const HOUR = 3_600_000;

const reserve = (promoId: string, userId: string, now = NOW) =>
	reservePromo(db, { promoId, userId, now, until: now + HOUR });

const uses = async (promoId: string) =>
	(
		await env.DB.prepare("SELECT state FROM promo_uses WHERE promo_id = ? ORDER BY user_id")
			.bind(promoId)
			.all<{ state: string }>()
	).results.map(({ state }) => state);

test.each([
	["was switched off", { isActive: false }],
	["expired", { expiresAt: NOW }],
	["is used up", { usageLimit: 0 }],
])("a code that %s meanwhile is not reserved", async (_, over) => {
	const { id } = await somePromo(over);

	expect(await reserve(id, randomToken())).toBe(false);
	expect(await uses(id)).toEqual([]);
});

test("what an account holds already is held on to, whatever became of the code", async () => {
	const { id } = await somePromo({ usageLimit: 1 });
	expect(await reserve(id, "usr_a")).toBe(true);
	await env.DB.prepare("UPDATE promo_codes SET is_active = 0 WHERE id = ?").bind(id).run();

	expect(await reserve(id, "usr_a", NOW + HOUR / 2)).toBe(true);
	expect(await reserve(id, "usr_a", NOW + 3 * HOUR)).toBe(false);
});

test("a use that was counted is neither reserved again nor given back", async () => {
	const { id } = await somePromo();
	await reserve(id, "usr_a");
	await countPromoUse(db, { promoId: id, userId: "usr_a" });

	expect(await reserve(id, "usr_a")).toBe(false);
	await releasePromos(db, "usr_a", null);
	await dropLapsedPromos(db, NOW + 10 * HOUR);

	expect(await uses(id)).toEqual(["counted"]);
});

test("reservations that nobody came back for go, and those that are held stay", async () => {
	const { id } = await somePromo();
	await reserve(id, "usr_a");
	await reserve(id, "usr_b", NOW + HOUR);

	await dropLapsedPromos(db, NOW + HOUR + 1);

	expect(await uses(id)).toEqual(["reserved"]);
});

test("an account gives back what it reserved but for the code it goes on with", async () => {
	const [one, two] = [await somePromo(), await somePromo()];
	const userId = randomToken();
	await reserve(one.id, userId);
	await reserve(two.id, userId);

	await releasePromos(db, userId, two.id);

	expect([await uses(one.id), await uses(two.id)]).toEqual([[], ["reserved"]]);
});

test("taken is what others hold or have used, not what the asking account holds, nor what lapsed", async () => {
	const { id, code } = await somePromo();
	await reserve(id, "usr_a");
	await reserve(id, "usr_b", NOW - 2 * HOUR);
	await countPromoUse(db, { promoId: id, userId: "usr_c" });

	expect(await findPromo(db, { code, userId: "usr_a", now: NOW })).toMatchObject({
		taken: 1,
		usedBefore: false,
	});
	expect(await findPromo(db, { code, userId: "usr_c", now: NOW })).toMatchObject({
		taken: 1,
		usedBefore: true,
	});
});

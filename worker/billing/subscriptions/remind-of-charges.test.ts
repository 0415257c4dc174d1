import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { remindOfCharges } from "./remind-of-charges.ts";

const HOUR = 3600;
const RENEWS = /^Your Pro plan renews on/;

test("two days before a trial ends its holder is told what will be charged, once", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.sim.advance(5 * DAY - HOUR);
	await shop.often();
	expect(await person.emails()).toEqual(["Welcome to the Pro plan"]);

	await shop.sim.advance(2 * HOUR);
	await Promise.all([shop.often(), shop.often()]);
	await shop.often();

	const mails = await mailTo(person.email);
	const [reminder] = mails.filter(({ subject }) => subject.startsWith("Your free trial ends"));
	expect(mails).toHaveLength(2);
	expect(reminder?.subject).toBe("Your free trial ends on 27 November 2026");
	expect(reminder?.text).toContain("£25 is charged to your card that day");
	expect(reminder?.text).toContain("/account#plan");
});

test("who has cancelled is not told that anything will be charged", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await person.ask("/subscription/cancel", {});
	await shop.sim.advance(6 * DAY);

	await shop.often();

	expect(await person.emails()).toEqual([
		"Welcome to the Pro plan",
		"Your Pro plan ends on 27 November 2026",
	]);
});

const reminders = async (person: { emails: () => Promise<string[]> }) =>
	(await person.emails()).filter((subject) => RENEWS.test(subject));

test("after a trial the sixth charge is reminded of a week before, then each sixth, and no other", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	// Charged on the 27th of each month from November on: the trigger runs three days before each.
	for (let months = 0; months <= 12; months += 1) {
		await shop.pass(Date.UTC(2026, 10 + months, 24, 12) / 1000 - shop.sim.now());
		// One run asks how the plan stands, the next queues what is due, the last sends it.
		await shop.often();
		await shop.often();
		await shop.often();
	}

	expect(await reminders(person)).toEqual([
		"Your Pro plan renews on 27 May 2027",
		"Your Pro plan renews on 27 November 2027",
	]);
	const [newest] = await mailTo(person.email);
	expect(newest?.subject).toBe("Your Pro plan renews on 27 November 2027");
	expect(newest?.text).toContain("£25 is charged to your card that day, and every month after");
	expect(newest?.text).toContain("/account#plan");
});

test("a clock that jumps over a reminder has the next charge reminded of, once", async () => {
	const shop = openPlanShop();
	const person = await shop.payer();
	await shop.pass(208 * DAY);
	await Promise.all([shop.often(), shop.often()]);
	await shop.often();

	expect(await reminders(person)).toEqual(["Your Pro plan renews on 27 June 2027"]);
});

test("a run that is killed between finding and queuing is made up for by the next, once", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	await shop.sim.advance(6 * DAY);
	const world = { now: () => shop.sim.now() * 1000, token: randomToken };
	const dying: D1Database = Object.assign(Object.create(env.DB), {
		prepare: (statement: string) => env.DB.prepare(statement),
		batch: () => Promise.reject(new Error("killed")),
	});
	const billing = { db: connect(dying), gatewayOf: () => shop.gateway, world };
	await expect(remindOfCharges(billing)).rejects.toThrow();

	await shop.often();
	await shop.often();

	expect(await person.emails()).toEqual([
		"Welcome to the Pro plan",
		"Your free trial ends on 27 November 2026",
	]);
});

import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { ProblemBody } from "#contracts/problem.ts";
import type { SetupMade, SubscriptionOutcome } from "#contracts/subscription.ts";
import { KEPT_YEARS } from "#domain/business/data-handling.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { subscriptions, trialCards } from "#worker/db/schema/subscriptions.ts";
import { applyRetention } from "#worker/jobs/apply-retention.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { PASSWORD } from "#worker/test/browser.ts";
import { DAY, openPlanShop, somePromo } from "#worker/test/plan-shop.ts";
import { paymentIn } from "#worker/test/shop.ts";

const db = connect(env.DB);
const everything = sql`TRUE`;

beforeEach(() =>
	db.batch([
		db.delete(trialCards).where(everything),
		db.delete(subscriptions).where(everything),
		db.delete(users).where(everything),
	]),
);

const cards = () => db.select().from(trialCards);

type Shop = ReturnType<typeof openPlanShop>;

/** Somebody who has entered a card that another person's trial was had with, at the moment before they confirm. */
async function secondOwner(shop: Shop) {
	const first = await shop.trialist();
	const person = await shop.somebodyNew();
	const made = await (await person.setup()).json<SetupMade>();
	await shop.typeCard(made.clientSecret, first.card());
	return { first, person, secret: made.clientSecret };
}

const subscriptionsOf = (shop: Shop) => shop.sim.subscriptions().map(({ status }) => status);

test("without a verified address no payment session is opened, and the way to one is said", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	await db.update(users).set({ verifiedAt: null }).where(eq(users.id, person.id));

	const refused = await person.setup();

	expect(refused.status).toBe(403);
	expect(await refused.json()).toMatchObject({
		code: "verify_email",
		message: `Please verify your e-mail address first: open the link that we sent to ${person.email}.`,
	});
	expect(shop.sim.customers()).toEqual([]);
});

test("a card that had a trial gets no other: its owner is asked to pay, and then may", async () => {
	const shop = openPlanShop();
	const { person, secret } = await secondOwner(shop);

	const refused = await person.confirm(secret);

	expect(refused.status).toBe(409);
	const { code, message, payment } = await refused.json<ProblemBody>();
	expect({ code, message }).toEqual({
		code: "trial_used",
		message:
			"This card has had a free trial already. You have not been charged. Pro can begin today for £25.",
	});
	expect(payment).toMatchObject({ planId: "pro", kind: "payment", amount: 2500, dueNow: 2500 });
	expect(shop.charged()).toEqual([]);
	expect(await person.row()).toBeNull();

	await shop.typeCard(payment?.clientSecret ?? "", person.card());
	const paid = await (
		await person.confirm(payment?.clientSecret ?? "")
	).json<SubscriptionOutcome>();

	expect(paid.isActive).toBe(true);
	expect(shop.charged()).toEqual([2500]);
	expect(await person.row()).toMatchObject({ status: "active", trial_end: null });
});

test("asked again, and twice at once, the same session to pay is offered, and none is opened beside it", async () => {
	const shop = openPlanShop();
	const { person, secret } = await secondOwner(shop);

	const answers = await Promise.all([person.confirm(secret), person.confirm(secret)]);
	const again = await person.confirm(secret);

	const bodies = await Promise.all([...answers, again].map((each) => each.json<ProblemBody>()));
	expect(bodies.map(({ code }) => code)).toEqual(["trial_used", "trial_used", "trial_used"]);
	expect(new Set(bodies.map(({ payment }) => payment?.clientSecret)).size).toBe(1);
	expect(subscriptionsOf(shop).toSorted()).toEqual(["incomplete", "trialing"]);
});

test("two people with one card at once have one trial between them", async () => {
	const shop = openPlanShop();
	const people = [await shop.somebodyNew(), await shop.somebodyNew()];
	const secrets = await Promise.all(
		people.map(async (person) => (await (await person.setup()).json<SetupMade>()).clientSecret),
	);
	for (const secret of secrets) {
		await shop.typeCard(secret, people[0]?.card());
	}

	const answers = await Promise.all(people.map((person, n) => person.confirm(secrets[n] ?? "")));

	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	expect(subscriptionsOf(shop).filter((status) => status === "trialing")).toHaveLength(1);
});

test("the provider's word alone begins no second trial either, and the browser still hears why", async () => {
	const shop = openPlanShop();
	const { person, secret } = await secondOwner(shop);

	await shop.sim.flush();

	expect(subscriptionsOf(shop)).toEqual(["trialing"]);
	expect((await person.confirm(secret)).status).toBe(409);
});

test("after that, the checkout opened again lets another card have its trial", async () => {
	const shop = openPlanShop();
	const { person, secret } = await secondOwner(shop);
	await person.confirm(secret);

	const outcome = await (await person.subscribe()).json<SubscriptionOutcome>();

	expect(outcome.isActive).toBe(true);
	expect(await person.row()).toMatchObject({ status: "trialing" });
	expect(subscriptionsOf(shop).toSorted()).toEqual(["incomplete_expired", "trialing", "trialing"]);
});

test("whoever has a plan by then is offered no second one", async () => {
	const shop = openPlanShop();
	const { person, secret } = await secondOwner(shop);
	await person.confirm(secret);
	await person.subscribe();

	const refused = await person.confirm(secret);

	expect(refused.status).toBe(409);
	expect(await refused.json()).toMatchObject({ code: "setup_over" });
});

test("a card whose trial did not begin has it still, once another session takes the place of the first", async () => {
	const shop = openPlanShop();
	const first = await shop.somebodyNew();
	const { clientSecret } = await (await first.setup()).json<SetupMade>();
	await db
		.insert(trialCards)
		.values({ hash: "card", claimedBy: paymentIn(clientSecret), claimedAt: NOW });

	await first.setup({ planId: "starter", amount: 1500 });

	expect(await cards()).toEqual([]);
});

test("a session that nobody finished gives the trial back after a day", async () => {
	const shop = openPlanShop();
	const person = await shop.somebodyNew();
	const { clientSecret } = await (await person.setup()).json<SetupMade>();
	await db
		.insert(trialCards)
		.values({ hash: "card", claimedBy: paymentIn(clientSecret), claimedAt: NOW });

	await shop.pass(2 * DAY);
	await shop.often();

	expect(await cards()).toEqual([]);
});

test("a code that takes off the whole price needs no trial, so a card that had one is taken", async () => {
	const shop = openPlanShop();
	const first = await shop.trialist();
	const person = await shop.somebodyNew();
	const { code } = await somePromo({ discountValue: 10_000 });

	const wish = { amount: 0, promoCode: code, number: first.card() };
	const outcome = await (await person.subscribe(wish)).json<SubscriptionOutcome>();

	expect(outcome.isActive).toBe(true);
});

test("what is kept of a card is no fingerprint, and outlives the account by two years", async () => {
	const shop = openPlanShop();
	const person = await shop.trialist();
	const fingerprint = await fingerprintOf(shop);
	const [kept] = await cards();
	expect(fingerprint).toMatch(/^\w{16}$/);
	expect(JSON.stringify(kept)).not.toContain(fingerprint);

	await person.ask("/account/delete", { password: PASSWORD });
	expect(await db.select().from(users)).toEqual([]);
	expect(await cards()).toEqual([kept]);

	const years = KEPT_YEARS.trialCards * 365;
	await applyRetention(db, NOW + years * DAY * 1000);
	expect(await cards()).toEqual([kept]);
	await applyRetention(db, NOW + (years + 2) * DAY * 1000);
	expect(await cards()).toEqual([]);
});

/** The fingerprint of the only card at the provider. */
async function fingerprintOf({ stripe }: Shop): Promise<string> {
	const [running] = (await stripe.subscriptions.list()).data;
	const method = await stripe.paymentMethods.retrieve(String(running?.default_payment_method));
	return method.card?.fingerprint ?? "";
}

test("a trial that began just now is noted with it, so the daily job asks nobody about it", async () => {
	const shop = openPlanShop();
	await shop.trialist();

	const noted = await db.select({ at: subscriptions.trialNotedAt }).from(subscriptions);

	expect(noted).toEqual([{ at: NOW }]);
});

test("cards of past trials are noted by the daily job, once, whether the trial runs or has ended", async () => {
	const shop = openPlanShop();
	await shop.trialist();
	await shop.returning();
	const known = await cards();
	expect(known).toHaveLength(2);
	await forget();

	await shop.daily();

	expect((await cards()).map(({ hash }) => hash).toSorted()).toEqual(
		known.map(({ hash }) => hash).toSorted(),
	);
	await db.delete(trialCards).where(everything);
	await shop.daily();
	expect(await cards()).toEqual([]);
});

/** As it stood before cards were kept. */
function forget() {
	return db.batch([
		db.delete(trialCards).where(everything),
		db.update(subscriptions).set({ trialNotedAt: null }).where(everything),
	]);
}

test("one past trial that cannot be asked about keeps no other waiting, and comes again the next day", async () => {
	const shop = openPlanShop();
	const lost = await shop.trialist();
	await shop.trialist();
	await forget();
	await db.update(subscriptions).set({ livemode: true }).where(eq(subscriptions.userId, lost.id));

	await shop.daily();
	expect(await cards()).toHaveLength(1);

	await db.update(subscriptions).set({ livemode: false }).where(eq(subscriptions.userId, lost.id));
	await shop.daily();
	expect(await cards()).toHaveLength(2);
});

import { env } from "cloudflare:workers";
import Stripe from "stripe";
import { testCards } from "stripe-sim/cards";
import { answerInBrowser } from "stripe-sim/testing";
import type {
	SetupMade,
	SetupRequest,
	SubscriptionOutcome,
	SubscriptionState,
} from "#contracts/subscription.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { gatewaysOf } from "#worker/billing/gateway/gateways.ts";
import { connect } from "#worker/db/client.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { consuming, NOW } from "./ask-app.ts";
import { member } from "./browser.ts";
import { mailTo } from "./read-mail.ts";
import { openShop, paying, paymentIn } from "./shop.ts";

const db = connect(env.DB);

export const DAY = 24 * 3600;

type Wish = Partial<SetupRequest> & {
	readonly number?: string;
	readonly challenge?: "pass" | "fail";
};

/** The product and a payment provider of its own, for plans. Events come when a test lets them (`sim.flush`, `sim.deliver`). */
export function openPlanShop() {
	const shop = openShop();
	const { sim, typeCard } = shop;
	let isDown = false;
	const reach = (url: string, init?: RequestInit) =>
		isDown ? Promise.resolve(new Response("<html>", { status: 502 })) : sim.fetch(url, init);

	const numbers = goodCards();
	const somebodyNew = () => newcomer({ sim, typeCard, reach, newCard: () => numbers.next().value });

	/** Somebody whose trial has begun. */
	async function trialist(wish: Wish = {}) {
		const person = await somebodyNew();
		const outcome = await (await person.subscribe(wish)).json<SubscriptionOutcome>();
		if (!outcome.isActive) {
			throw new Error(`no trial: ${JSON.stringify(outcome)}`);
		}
		return person;
	}

	/** Lets time pass at the provider, in seconds. The provider reports what happens. */
	async function pass(seconds: number) {
		await sim.advance(seconds);
		await sim.flush();
	}

	const world = () => ({ fetch: sim.fetch, now: () => sim.now() * 1000, token: randomToken });

	async function gateway() {
		const open = gatewaysOf(paying, { fetch: sim.fetch })(false);
		if (!open) {
			throw new Error("no keys");
		}
		return open();
	}

	/** Speaks to the provider as somebody at its dashboard. */
	const stripe = new Stripe("sk_test_sim_tests", {
		httpClient: Stripe.createFetchHttpClient((url: RequestInfo | URL, init?: RequestInit) =>
			sim.fetch(String(url), init),
		),
	});

	async function payOpenInvoice(number: string) {
		const open = sim.invoices().find(({ status }) => status === "open");
		const customer = String(open?.customer);
		const setup = await stripe.setupIntents.create({ customer });
		await typeCard(setup.client_secret ?? "", number);
		const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
		await stripe.customers.update(customer, {
			invoice_settings: { default_payment_method: String(payment_method) },
		});
		await stripe.invoices.pay(open?.id ?? "", { payment_method: String(payment_method) });
		await sim.flush();
	}

	const runTrigger = (cron: string) =>
		runSchedule({ cron, scheduledTime: 0 }, consuming(paying, world()), world());
	return {
		...shop,
		somebodyNew,
		trialist,
		/** Somebody who pays for a plan since yesterday. */
		payer: async (wish: Wish = {}) => {
			const person = await trialist(wish);
			await pass(8 * DAY);
			return person;
		},
		/** Somebody who had a trial and has no plan now. */
		returning: async () => {
			const person = await trialist();
			await person.ask("/subscription/cancel", {});
			await pass(8 * DAY);
			return person;
		},
		stripe,
		/** Pence of every payment that went through, in their order. */
		charged: () =>
			sim
				.paymentIntents()
				.filter(({ status }) => status === "succeeded")
				.map(({ amount }) => amount),
		/** Whether the provider answers nobody. */
		breakDown: (down: boolean) => {
			isDown = down;
		},
		/** The provider as the product speaks to it. */
		gateway,
		/** What the triggers of a day do. */
		daily: async () => {
			await runTrigger("*/5 * * * *");
			await runTrigger("30 4 * * *");
		},
		/** What the trigger of every five minutes does. */
		often: () => runTrigger("*/5 * * * *"),
		/** Pays what is owed with another card, as its holder does in the billing portal. */
		payOpenInvoice,
		/** Answers the bank's question with a yes. */
		prove: (clientSecret: string) => answerInBrowser(sim.fetch, clientSecret, "pass"),
		pass,
	};
}

/** Numbers of cards that pay without a word, each once: of one card comes one free trial. */
function* goodCards(): Generator<string, never> {
	for (const { number, payment, proof, disputed } of testCards) {
		if (payment === "succeeds" && proof === "never" && !disputed) {
			yield number;
		}
	}
	throw new Error("more people than cards: add some to stripe-sim/cards");
}

type Street = Pick<ReturnType<typeof openShop>, "sim" | "typeCard"> & {
	readonly reach: Fetch;
	/** The number of a card that nobody has yet. */
	readonly newCard: () => string;
};

/** Somebody with a verified address, a card of their own and no plan. */
async function newcomer({ sim, typeCard, reach, newCard }: Street) {
	let own: string | undefined;
	const card = () => {
		own ??= newCard();
		return own;
	};
	const person = await member({ bindings: paying, fetch: reach, verifiedAt: NOW });
	const ask = (path: string, json?: object, more: object = {}) =>
		person.browser.ask(`/api${path}`, {
			...(json ? { json } : {}),
			now: sim.now() * 1000,
			...more,
		});
	const setup = (wish: Wish = {}) => {
		const { planId = "pro", amount = 2500, promoCode = null } = wish;
		return ask("/subscription/setup", { planId, amount, promoCode });
	};
	const confirm = (clientSecret: string, planId = "pro") =>
		ask("/subscription/confirm", { paymentIntentId: paymentIn(clientSecret), planId });

	/** Goes through the checkout as a buyer does. */
	async function subscribe(wish: Wish = {}) {
		const { clientSecret } = await (await setup(wish)).json<SetupMade>();
		await typeCard(clientSecret, wish.number ?? card(), wish.challenge);
		return confirm(clientSecret, wish.planId);
	}
	return {
		...person,
		/** The number of a card that nobody else of this shop has. */
		card,
		ask,
		setup,
		confirm,
		subscribe,
		/** Their subscription as our tables hold it. */
		row: () =>
			env.DB.prepare("SELECT * FROM subscriptions WHERE user_id = ?").bind(person.id).first(),
		state: async () => (await ask("/subscription/status")).json<SubscriptionState>(),
		/** Subjects of the mails that came, in no order. */
		emails: async () => (await mailTo(person.email)).map(({ subject }) => subject).toSorted(),
	};
}

/** A code that anybody may use for anything, unless said otherwise. */
export async function somePromo(over: Partial<typeof promoCodes.$inferInsert> = {}) {
	const row = {
		id: newId("prm", randomToken),
		code: `P${randomToken()
			.replaceAll(/[^a-z0-9]/gi, "")
			.slice(0, 12)}`.toUpperCase(),
		discountType: "percentage",
		discountValue: 2000,
		createdAt: NOW,
		...over,
	} as const;
	await db.insert(promoCodes).values(row);
	return row;
}

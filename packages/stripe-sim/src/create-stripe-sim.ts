import type Stripe from "stripe";
import type { Resource } from "./api/operation.ts";
import { createApi } from "./api/serve-api.ts";
import { prices, products } from "./billing/catalogue.ts";
import { coupons } from "./billing/coupons.ts";
import { customers } from "./billing/customers.ts";
import { holdActivation, reactToPayments } from "./billing/invoice-payments.ts";
import { invoicePayments, invoices } from "./billing/invoices.ts";
import { subscriptions } from "./billing/subscriptions.ts";
import { createContract, readContract } from "./contract/contract.ts";
import type { ContractFile } from "./contract/schema.ts";
import { portalSessions } from "./pages/portal.ts";
import { servePage } from "./pages/serve-pages.ts";
import { charges, refunds } from "./payments/charges.ts";
import { disputes } from "./payments/disputes.ts";
import { paymentIntents } from "./payments/payment-intents.ts";
import { paymentMethods } from "./payments/payment-methods.ts";
import { setupIntents } from "./payments/setup-intents.ts";
import { createSimulation } from "./simulation.ts";
import { createWebhookQueue, type Delivery, type Order } from "./webhooks.ts";

/** Marks the simulator. A gate refuses any build that contains this text. */
const SENTINEL = "STRIPE_SIM_DO_NOT_SHIP";

/** Everything the simulated API has. A new resource is a file of its own and a line here. */
export const allResources: readonly Resource[] = [
	charges,
	coupons,
	customers,
	disputes,
	invoicePayments,
	invoices,
	paymentIntents,
	paymentMethods,
	portalSessions,
	prices,
	products,
	refunds,
	setupIntents,
	subscriptions,
];

export type StripeSim = ReturnType<typeof createStripeSim>;

export type StripeSimOptions = {
	/** Where events are sent, signed with a secret that begins with `whsec_sim_`; null only records them. */
	readonly webhook?: { readonly url: string; readonly secret: string } | null;
	/** How a webhook leaves; the global fetch unless given. */
	readonly send?: (request: Request) => Promise<Response>;
	/** The base clock in milliseconds UTC; `advance` moves the account's time away from it. */
	readonly now?: () => number;
	/**
	 * Moves the webhook receiver's clock this many seconds ahead of the base clock. Without it, the receiver uses the base clock, which then signs the
	 * webhooks.
	 */
	readonly moveReceiverClock?: (secondsAhead: number) => Promise<void>;
	/** Whether webhooks are sent automatically; otherwise they wait for `flush` or `deliver`. */
	readonly automatic?: boolean;
	readonly delayMs?: number;
	/**
	 * Seconds for which a renewal's invoice stays a draft, while the subscription is already `active` in its next period and nothing has been charged. About
	 * an hour at Stripe, which is the default.
	 */
	readonly draftSeconds?: number;
	/** Where people reach the simulator's own pages: the portal, and invoices. */
	readonly publicUrl?: string;
	readonly contract?: ContractFile;
	readonly resources?: readonly Resource[];
};

/**
 * An in-memory stand-in for a Stripe account in test mode: card payments, subscriptions with invoices, refunds, disputes, and their events. It follows the
 * contract of the installed SDK and only accepts keys made for it.
 *
 * @throws {Error} for a webhook secret that is not the simulator's.
 */
export function createStripeSim({
	webhook = null,
	send = (request) => fetch(request),
	now = Date.now,
	moveReceiverClock,
	automatic = false,
	delayMs = 0,
	draftSeconds = 3600,
	publicUrl = "https://stripe-sim.invalid",
	contract = readContract(),
	resources = allResources,
}: StripeSimOptions = {}) {
	if (webhook && !webhook.secret.startsWith("whsec_sim_")) {
		throw new Error(
			`${SENTINEL}: the simulator signs with secrets that begin with whsec_sim_ only.`,
		);
	}
	const simulation = createSimulation({
		contract: createContract(contract),
		now,
		publicUrl,
		draftSeconds,
		onEvent: (event) => webhookQueue.enqueue(event),
		reaction: reactToPayments,
	});
	const { clock, store } = simulation;
	const webhookQueue = createWebhookQueue({
		webhook,
		send,
		now: moveReceiverClock ? clock.now : clock.receiverNow,
		automatic,
		delayMs,
		onDelivered: ({ id }) => {
			const event = store.find("event", id);
			if (event) {
				simulation.change("event", event, { pending_webhooks: 0 });
			}
		},
	});
	const api = createApi(simulation, resources);
	const events = (): Stripe.EventBase[] => store.all("event");

	return {
		/** Answers like api.stripe.com and like Stripe's pages for people; can be given to `Stripe.createFetchHttpClient`. */
		async fetch(input: Request | URL | string, init?: RequestInit): Promise<Response> {
			const request = new Request(input, init);
			return (await servePage(simulation, request)) ?? (await api.fetch(request));
		},
		/** Advances the account's time: due events happen, and automatic webhooks are retried. */
		async advance(seconds: number): Promise<void> {
			// Done first, because the receiver would otherwise get events from its own future.
			await moveReceiverClock?.(clock.now() - clock.receiverNow() + seconds);
			clock.advance(seconds);
			if (webhookQueue.isAutomatic()) {
				await webhookQueue.flush();
			}
		},
		/** Sends undelivered events in order. */
		flush: (): Promise<Delivery[]> => webhookQueue.flush(),
		/** Sends all recorded events again, newly signed, which a receiver has to tolerate. */
		deliver: (how: Partial<{ order: Order; copies: number; seed: number }> = {}) =>
			webhookQueue.deliver(events(), how),
		setAutomatic: webhookQueue.setAutomatic,
		/** In the order they happened. */
		events,
		customers: (): (Stripe.Customer | Stripe.DeletedCustomer)[] => store.all("customer"),
		invoices: (): Stripe.Invoice[] => store.all("invoice"),
		paymentIntents: (): Stripe.PaymentIntent[] => store.all("payment_intent"),
		refunds: (): Stripe.Refund[] => store.all("refund"),
		disputes: (): Stripe.Dispute[] => store.all("dispute"),
		subscriptions: (): Stripe.Subscription[] => store.all("subscription"),
		/** While held, a subscription stays incomplete after its first payment; releasing activates it. */
		holdActivation: (held: boolean): void => holdActivation(simulation, held),
		/** Violations of the contract by the simulator, in words. */
		violations: (): readonly string[] => [...simulation.violations],
		/** The account's time in seconds since 1970. */
		now: clock.now,
		/** Empties the account and resets its time. */
		async reset(): Promise<void> {
			store.clear();
			simulation.cards.clear();
			simulation.fingerprints.clear();
			simulation.authenticatedMethods.clear();
			simulation.billing.clear();
			simulation.violations.length = 0;
			api.forget();
			clock.reset();
			webhookQueue.reset();
			await moveReceiverClock?.(0);
		},
	};
}

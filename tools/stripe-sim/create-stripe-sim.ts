import type Stripe from "stripe";
import type { Resource } from "./api/operation.ts";
import { createApi } from "./api/serve-api.ts";
import { createContract, readContract } from "./contract/contract.ts";
import type { ContractFile } from "./contract/schema.ts";
import { resources as allResources } from "./resources/resources.ts";
import { createSimulation } from "./simulation.ts";
import { createCourier, type Delivery } from "./webhooks/courier.ts";
import type { Order } from "./webhooks/put-in-order.ts";

/** No build may hold this text: whoever searches a build for it finds a simulator that was shipped. */
export const SENTINEL = "STRIPE_SIM_DO_NOT_SHIP";

export type StripeSim = ReturnType<typeof createStripeSim>;

export type StripeSimOptions = {
	/** Where events go, signed with a secret that begins with `whsec_sim_`; null keeps them. */
	readonly webhook?: { readonly url: string; readonly secret: string } | null;
	/** How a webhook leaves; the global fetch unless given. */
	readonly send?: (request: Request) => Promise<Response>;
	/** The base clock in milliseconds UTC; `advance` moves the account's time away from it. */
	readonly now?: () => number;
	/** Whether webhooks go out by themselves; otherwise they wait for `flush` or `deliver`. */
	readonly automatic?: boolean;
	readonly delayMs?: number;
	readonly contract?: ContractFile;
	readonly resources?: readonly Resource[];
};

/**
 * A stand-in for a Stripe account in test mode, in memory: payments by card, their refunds and disputes, and the events
 * about them. It speaks the contract of the installed SDK and takes only keys made for it.
 *
 * @throws {Error} for a webhook secret that is not the simulator's.
 */
export function createStripeSim({
	webhook = null,
	send = (request) => fetch(request),
	now = Date.now,
	automatic = false,
	delayMs = 0,
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
		onEvent: (event) => courier.take(event),
	});
	const { clock, store } = simulation;
	const courier = createCourier({
		webhook,
		send,
		now: clock.receiverNow,
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
		/** What stands for api.stripe.com; can be given to `Stripe.createFetchHttpClient`. */
		fetch: (input: Request | URL | string, init?: RequestInit): Promise<Response> =>
			api.fetch(new Request(input, init)),
		/** Moves the account's time on: what was due happens, and webhooks that go out by themselves are tried again. */
		async advance(seconds: number): Promise<void> {
			clock.advance(seconds);
			if (courier.isAutomatic()) {
				await courier.flush();
			}
		},
		/** Sends the events that have not arrived yet, in their order. */
		flush: (): Promise<Delivery[]> => courier.flush(),
		/** Sends ALL events recorded so far, newly signed: what a receiver must be able to bear. */
		deliver: (how: Partial<{ order: Order; copies: number; seed: number }> = {}) =>
			courier.deliver(events(), how),
		setAutomatic: courier.setAutomatic,
		/** In the order they happened. */
		events,
		paymentIntents: (): Stripe.PaymentIntent[] => store.all("payment_intent"),
		refunds: (): Stripe.Refund[] => store.all("refund"),
		disputes: (): Stripe.Dispute[] => store.all("dispute"),
		/** What the simulator said that the contract does not allow, in words. */
		violations: (): readonly string[] => [...simulation.violations],
		/** The account's time in seconds since 1970. */
		now: clock.now,
		/** Empties the account and puts its time back. */
		reset(): void {
			store.clear();
			simulation.cards.clear();
			simulation.provenMethods.clear();
			simulation.violations.length = 0;
			api.forget();
			clock.reset();
			courier.reset();
		},
	};
}

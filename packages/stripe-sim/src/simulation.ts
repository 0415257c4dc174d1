import type Stripe from "stripe";
import type { Contract } from "./contract/contract.ts";
import type { TestCard } from "./payments/cards.ts";
import { createStore, type Kind, type Kinds, kinds, type Store } from "./store.ts";

/** What an operation works with. */
export type Simulation = {
	readonly contract: Contract;
	readonly store: Store;
	readonly clock: Clock;
	/** The card behind each payment method, by the method's id. */
	readonly cards: Map<string, TestCard>;
	/** Fingerprint of each card number entered; another Stripe account has others. */
	readonly fingerprints: Map<string, string>;
	/** Payment methods whose owner authenticated during setup. */
	readonly authenticatedMethods: Set<string>;
	/** Where the simulator's own pages are, without a slash at the end. */
	readonly publicUrl: string;
	/** Seconds from a renewal until its invoice is charged. */
	readonly draftSeconds: number;
	/** Billing state beyond the objects that Stripe shows. */
	readonly billing: BillingState;
	/** Violations of the contract, in words. */
	readonly violations: string[];
	/** Makes an object of a kind from the given fields, otherwise as empty as the contract allows. */
	make<K extends Kind>(kind: K, fields: Partial<Kinds[K]>): Kinds[K];
	/** The object with some fields replaced; the object passed in stays as it was. */
	change<K extends Kind>(kind: K, object: Kinds[K], fields: Partial<Kinds[K]>): Kinds[K];
	/** Records an event about an object's present state, passes it to the webhooks, and triggers reactions. */
	emit<K extends Kind>(
		type: Stripe.Event.Type,
		kind: K,
		object: Kinds[K],
		previous?: Partial<Kinds[K]>,
	): void;
	/** The request being answered; null outside requests. */
	request: { readonly id: string; readonly idempotency_key: string | null } | null;
};

/** A further effect of an event, such as paying an invoice when its payment succeeds. */
export type Reaction = (simulation: Simulation, type: Stripe.Event.Type, objectId: string) => void;

type Options = {
	readonly contract: Contract;
	readonly now: () => number;
	readonly publicUrl: string;
	readonly draftSeconds: number;
	readonly onEvent: (event: Stripe.EventBase) => void;
	readonly reaction: Reaction;
};

export function createSimulation({
	contract,
	now,
	publicUrl,
	draftSeconds,
	onEvent,
	reaction,
}: Options): Simulation {
	const store = createStore();
	const clock = createClock(now);

	const simulation: Simulation = {
		contract,
		store,
		clock,
		cards: new Map(),
		fingerprints: new Map(),
		authenticatedMethods: new Set(),
		publicUrl,
		draftSeconds,
		billing: createBillingState(),
		violations: [],
		request: null,
		make(kind, fields) {
			const { definition, prefix } = kinds[kind];
			return store.put(
				kind,
				contract.fill<Kinds[typeof kind]>(definition, {
					id: newId(prefix),
					created: clock.now(),
					...fields,
				}),
			);
		},
		change(kind, object, fields) {
			return store.put(kind, { ...object, ...fields });
		},
		emit(type, kind, object, previous) {
			const faults = contract.faults({ $ref: `#/$defs/${kinds[kind].definition}` }, object);
			simulation.violations.push(...faults.map((fault) => `event ${type}: ${fault}`));
			const event = simulation.make("event", {
				api_version: contract.apiVersion,
				data: { object, ...(previous ? { previous_attributes: previous } : {}) },
				pending_webhooks: 1,
				request: simulation.request,
				type,
			});
			onEvent(event);
			reaction(simulation, type, object.id);
		},
	};
	return simulation;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Random letters and digits for ids and secrets. */
export function randomText(length: number): string {
	const bytes = crypto.getRandomValues(new Uint8Array(length));
	return Array.from(bytes, (byte) => letters[byte % letters.length]).join("");
}

export function newId(prefix: string): string {
	return `${prefix}_${randomText(24)}`;
}

type Clock = ReturnType<typeof createClock>;

type ScheduledTask = { readonly at: number; readonly run: () => void };

/**
 * The account's time in whole seconds: the base clock (milliseconds, UTC) plus all advances. Scheduled tasks run when the clock is advanced past them, in
 * order of time, and never by mere waiting.
 */
function createClock(base: () => number) {
	let ahead = 0;
	let tasks: ScheduledTask[] = [];
	/** Fixed time while a task of `advance` runs, so that a second passing meanwhile cannot push follow-up tasks past the end. */
	let standing: number | null = null;
	const now = () => standing ?? Math.floor(base() / 1000) + ahead;

	return {
		now,
		/** The base clock alone, as used by the webhook receiver. */
		receiverNow: () => Math.floor(base() / 1000),
		/** Schedules a task in seconds since 1970; one in the past runs at the next advance. */
		at(time: number, run: () => void): void {
			tasks.push({ at: time, run });
		},
		after(seconds: number, run: () => void): void {
			tasks.push({ at: now() + seconds, run });
		},
		advance(seconds: number): void {
			const start = now();
			const until = start + seconds;
			standing = start;
			try {
				for (let next = earliest(tasks, until); next; next = earliest(tasks, until)) {
					const due = next;
					tasks = tasks.filter((each) => each !== due);
					standing = Math.max(standing, due.at);
					due.run();
				}
			} finally {
				standing = null;
			}
			ahead += Math.max(0, until - now());
		},
		reset(): void {
			ahead = 0;
			tasks = [];
		},
	};
}

function earliest(tasks: readonly ScheduledTask[], until: number): ScheduledTask | undefined {
	return tasks.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0];
}

/** A line of an invoice before there is an invoice; pence, negative for a credit. */
export type Line = {
	readonly amount: number;
	readonly description: string;
	readonly price: Stripe.Price;
	readonly period: Stripe.InvoiceLineItem.Period;
	/** A proration's amount already includes its discount. */
	readonly proration: boolean;
};

/** Billing state beyond the objects that Stripe shows. */
type BillingState = ReturnType<typeof createBillingState>;

function createBillingState() {
	const state = {
		/** Prorations that wait for the next invoice, by subscription. */
		waitingLines: new Map<string, readonly Line[]>(),
		/** While true, paid subscriptions stay incomplete. */
		activationHeld: false,
		/** Subscriptions to activate on release, with the fields that then change. */
		heldActivations: new Map<string, Partial<Stripe.Subscription>>(),
		/** Card setups begun on portal pages, by portal session. */
		portalSetups: new Map<string, string>(),
		/** One-time messages of the portal, by session. */
		portalNotices: new Map<string, string>(),
		clear(): void {
			state.waitingLines.clear();
			state.activationHeld = false;
			state.heldActivations.clear();
			state.portalSetups.clear();
			state.portalNotices.clear();
		},
	};
	return state;
}

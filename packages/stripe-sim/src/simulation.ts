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
	/** The fingerprint of each card number that was ever entered: another account at Stripe has others. */
	readonly fingerprints: Map<string, string>;
	/** Payment methods whose owner has proved to be the owner while setting them up. */
	readonly authenticatedMethods: Set<string>;
	/** Where the simulator's own pages are, without a slash at the end. */
	readonly publicUrl: string;
	/** Seconds from a renewal until its invoice is charged. */
	readonly draftSeconds: number;
	/** What billing knows beyond the objects that Stripe shows. */
	readonly billing: BillingState;
	/** What did not conform to the contract, in words. */
	readonly violations: string[];
	/** A new object of a kind, with the given fields and otherwise as empty as the contract allows. */
	make<K extends Kind>(kind: K, fields: Partial<Kinds[K]>): Kinds[K];
	/** The object with some fields replaced; the object passed in stays as it was. */
	change<K extends Kind>(kind: K, object: Kinds[K], fields: Partial<Kinds[K]>): Kinds[K];
	/** Records an event about an object as it is now, hands it to the webhooks, and lets the rest of the account react. */
	emit<K extends Kind>(
		type: Stripe.Event.Type,
		kind: K,
		object: Kinds[K],
		previous?: Partial<Kinds[K]>,
	): void;
	/** What the request that is being answered says of itself; null outside of requests. */
	request: { readonly id: string; readonly idempotency_key: string | null } | null;
};

/** What else happens in the account when something does, as an invoice is paid when its payment goes through. */
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

/** Random letters and digits, as ids and secrets are made of. */
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
 * The simulated account's time in whole seconds: the base clock (milliseconds, UTC) and what it was advanced by. What is
 * to happen later happens when the clock is advanced past it, in order of time; it does not happen by waiting.
 */
function createClock(base: () => number) {
	let ahead = 0;
	let tasks: ScheduledTask[] = [];
	/** The time that a task of `advance` runs at: a second that passes meanwhile must not put what follows on it past the end. */
	let standing: number | null = null;
	const now = () => standing ?? Math.floor(base() / 1000) + ahead;

	return {
		now,
		/** The base clock alone, which is the clock of the receiver of webhooks. */
		receiverNow: () => Math.floor(base() / 1000),
		/** At a time in seconds since 1970; a time that is past is met as soon as the clock is advanced at all. */
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
	/** A proration has its discount in its amount already. */
	readonly proration: boolean;
};

/** What billing knows beyond the objects that Stripe shows. */
type BillingState = ReturnType<typeof createBillingState>;

function createBillingState() {
	const state = {
		/** Prorations that wait for the next invoice, by subscription. */
		waitingLines: new Map<string, readonly Line[]>(),
		/** While true, subscriptions that were paid for stay incomplete. */
		activationHeld: false,
		/** The subscriptions to activate when it is not held any more, with what changes in them then. */
		heldActivations: new Map<string, Partial<Stripe.Subscription>>(),
		/** The setup of a card that was begun on a page of the portal, by the portal's session. */
		portalSetups: new Map<string, string>(),
		/** What the portal has to tell a person once, by the portal's session. */
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

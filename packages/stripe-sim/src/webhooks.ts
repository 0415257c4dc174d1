import type Stripe from "stripe";
import { signWebhook } from "./sign-webhook.ts";

export type Delivery = {
	readonly id: string;
	readonly type: string;
	/** What the receiver answered; null when it could not be reached. */
	readonly status: number | null;
};

type WebhookQueueOptions = {
	/** Null sends nothing. */
	readonly webhook: { readonly url: string; readonly secret: string } | null;
	readonly send: (request: Request) => Promise<Response>;
	/** Seconds since 1970, by the receiver's clock. */
	readonly now: () => number;
	/** Whether events are sent automatically. */
	readonly automatic: boolean;
	/** Milliseconds from an event to its automatic sending. */
	readonly delayMs: number;
	readonly onDelivered: (event: Stripe.EventBase) => void;
};

/** Delivers events to the webhook one at a time. An event not answered with 2xx stays and is retried by `flush`. */
export function createWebhookQueue({
	webhook,
	send,
	now,
	delayMs,
	onDelivered,
	...rest
}: WebhookQueueOptions) {
	let automatic = rest.automatic;
	let waiting: Stripe.EventBase[] = [];
	let round: Promise<unknown> = Promise.resolve();

	async function sendEvent(event: Stripe.EventBase): Promise<Delivery> {
		const { id, type } = event;
		if (!webhook) {
			return { id, type, status: null };
		}
		const body = JSON.stringify(event, null, 2);
		const request = new Request(webhook.url, {
			method: "POST",
			headers: {
				"Content-Type": "application/json; charset=utf-8",
				"Stripe-Signature": signWebhook(body, webhook.secret, now()),
				"User-Agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
			},
			body,
		});
		const response = await send(request).catch(() => null);
		await response?.body?.cancel();
		if (response?.ok) {
			waiting = waiting.filter((each) => each.id !== id);
			onDelivered(event);
		}
		return { id, type, status: response?.status ?? null };
	}

	function sendAll(events: () => readonly Stripe.EventBase[]): Promise<Delivery[]> {
		const deliveries = round.then(async () => {
			const made: Delivery[] = [];
			for (const event of events()) {
				made.push(await sendEvent(event));
			}
			return made;
		});
		round = deliveries;
		return deliveries;
	}

	/** Sends what waits, and answers when it has been sent. */
	const flush = () => sendAll(() => waiting);

	function enqueue(event: Stripe.EventBase): void {
		if (!webhook) {
			return;
		}
		waiting.push(event);
		if (automatic) {
			setTimeout(() => void flush(), delayMs);
		}
	}

	/** Sends all given events, each `copies` times, regardless of earlier deliveries. */
	function deliver(
		events: readonly Stripe.EventBase[],
		{
			order = "same",
			copies = 1,
			seed = 1,
		}: Partial<{ order: Order; copies: number; seed: number }>,
	): Promise<Delivery[]> {
		const repeated = Array.from({ length: copies }, () => events).flat();
		return sendAll(() => putInOrder(repeated, order, seed));
	}

	return {
		enqueue,
		flush,
		deliver,
		isAutomatic: () => automatic,
		setAutomatic(value: boolean): void {
			automatic = value;
		},
		reset(): void {
			waiting = [];
			automatic = rest.automatic;
		},
	};
}

export const orders = ["same", "reversed", "shuffled"] as const;

export type Order = (typeof orders)[number];

/** Reorders a list. `seed` selects the shuffle: equal seeds give equal order. */
function putInOrder<T>(things: readonly T[], order: Order, seed: number): T[] {
	if (order === "shuffled") {
		const random = seeded(seed);
		return things
			.map((thing) => ({ thing, at: random() }))
			.sort((a, b) => a.at - b.at)
			.map(({ thing }) => thing);
	}
	return order === "reversed" ? things.toReversed() : [...things];
}

/** Numbers from 0 to 1 that follow from a seed (the minimal standard generator of Park and Miller). */
function seeded(seed: number): () => number {
	const modulus = 2_147_483_647;
	let state = (Math.abs(Math.trunc(seed)) % (modulus - 1)) + 1;
	return () => {
		state = (state * 48_271) % modulus;
		return state / modulus;
	};
}

import { createHmac } from "node:crypto";
import type { WebhookList, WebhookMessage, WebhookSecret } from "#contracts/webhooks.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { Browser } from "./browser.ts";

export const HOOKS = "/api/account/webhooks";
export const RECEIVER = "https://hooks.example.com/in";

type Received = {
	readonly id: string;
	readonly message: WebhookMessage;
	readonly init: RequestInit;
};

/** Answers like a receiver that is well. */
export function echo({ message }: Received): Response {
	return message.type === "webhook.challenge"
		? Response.json({ challenge: message.challenge })
		: new Response("thank you");
}

/** A receiver of webhooks that keeps what it got, and answers as its test says at the time. */
export function openReceiver() {
	const got: Received[] = [];
	const receiver = { got, answer: echo as (received: Received) => Response | Promise<Response> };
	const fetch: Fetch = async (url, init = {}) => {
		if (url !== RECEIVER) {
			throw new TypeError(`nobody is at ${url}`);
		}
		const id = new Headers(init.headers).get("webhook-id") ?? "";
		const received = { id, message: JSON.parse(String(init.body)), init };
		got.push(received);
		return receiver.answer(received);
	};
	return Object.assign(receiver, { fetch });
}

/** Whether one of the signatures of what was received is by a secret. Written from the specification, apart from our own. */
export function isSignedBy(secret: string, { init }: Received): boolean {
	const headers = new Headers(init.headers);
	const content = `${headers.get("webhook-id")}.${headers.get("webhook-timestamp")}.${init.body}`;
	const key = Buffer.from(secret.replace("whsec_", ""), "base64");
	const mac = createHmac("sha256", key).update(content).digest("base64");
	return headers.get("webhook-signature")?.split(" ").includes(`v1,${mac}`) ?? false;
}

export async function addHook(browser: Browser, address = RECEIVER): Promise<WebhookSecret> {
	return (await browser.ask(HOOKS, { json: { address } })).json();
}

/** Adds a webhook whose receiver echoed the challenge. */
export async function liveHook(browser: Browser): Promise<WebhookSecret> {
	const made = await addHook(browser);
	await browser.ask(`${HOOKS}/${made.id}/test`, { method: "POST" });
	return made;
}

export async function hooksOf(browser: Browser, now?: number): Promise<WebhookList["webhooks"]> {
	const asked = now === undefined ? {} : { now };
	return (await (await browser.ask(HOOKS, asked)).json<WebhookList>()).webhooks;
}

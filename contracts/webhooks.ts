import * as z from "zod";

/** POST /api/account/webhooks: adds one, to which nothing is sent before its receiver echoes a challenge. Answers `WebhookSecret`. */
export const WebhookToAdd = z.object({
	address: z
		.string("Enter an address")
		.trim()
		.min(1, "Enter an address")
		.max(500, "This is too long"),
});

export const WebhookParam = z.object({ id: z.string().max(64) });
export const DeliveryParam = WebhookParam.extend({ delivery: z.string().max(64) });

export const webhookStates = ["unproven", "live", "stopped"] as const;
export type WebhookState = (typeof webhookStates)[number];

/** A change, or a test, as it went to a webhook. Times are ISO instants. */
export type WebhookDelivery = {
	readonly id: string;
	/** What changed; null for a test. */
	readonly title: string | null;
	readonly state: "waiting" | "delivered" | "dead";
	readonly askedAt: string;
	readonly nextTryAt: string | null;
	readonly tries: number;
	/** Status of the last answer; null where none came. */
	readonly lastStatus: number | null;
	/** Why it was not acknowledged, in short. */
	readonly lastError: string | null;
};

export type Webhook = {
	readonly id: string;
	readonly address: string;
	readonly state: WebhookState;
	/** Until when the secret before holds too; null where there is only one. */
	readonly oldSecretUntil: string | null;
	/** The newest first, of the last 30 days. */
	readonly deliveries: readonly WebhookDelivery[];
};

/** GET /api/account/webhooks, and what DELETE …/{id}, POST …/{id}/test and POST …/{id}/deliveries/{delivery}/replay answer. */
export type WebhookList = { readonly webhooks: readonly Webhook[] };

/** What POST /api/account/webhooks and POST …/{id}/rotate answer. The secret is told only here. */
export type WebhookSecret = WebhookList & { readonly id: string; readonly secret: string };

/** What a receiver is sent, signed by Standard Webhooks. A challenge is answered by `{"challenge": …}` with the same text. */
export type WebhookMessage =
	| { readonly type: "webhook.challenge"; readonly challenge: string }
	| { readonly type: "webhook.test"; readonly timestamp: string }
	| {
			readonly type: "home.changed";
			readonly timestamp: string;
			readonly data: {
				readonly home: string;
				readonly facet: string;
				readonly cause: string;
				/** Day, `YYYY-MM-DD`. */
				readonly foundOn: string;
				readonly title: string;
				readonly from: string;
				readonly to: string;
				readonly why: string;
				/** Of the council or publisher. */
				readonly page: string | null;
				readonly isAnswerChanged: boolean;
			};
	  };

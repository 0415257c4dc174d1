/** The payment provider's states of a subscription. */
export const subscriptionStatuses = [
	"incomplete",
	"incomplete_expired",
	"trialing",
	"active",
	"past_due",
	"unpaid",
	"paused",
	"canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/**
 * Our meaning of a status. `pending`: the first payment has not succeeded, so there is no subscription yet. `subscribed`: reports can be made. `owing`: a
 * payment failed, and nothing can be made until the card is changed. `over`: Free, and another may begin.
 */
export type SubscriptionStage = "pending" | "subscribed" | "owing" | "over";

const stages = {
	incomplete: "pending",
	incomplete_expired: "over",
	trialing: "subscribed",
	active: "subscribed",
	past_due: "owing",
	unpaid: "owing",
	// Only an administrator can pause a subscription, at the provider. They have to resume it, and no other may begin meanwhile.
	paused: "owing",
	canceled: "over",
} as const satisfies Record<SubscriptionStatus, SubscriptionStage>;

/** Source: Rule PLAN-2. */
export function subscriptionStage(status: SubscriptionStatus): SubscriptionStage {
	return stages[status];
}

/** Statuses of one stage, for a statement's condition. */
export function statusesOf(standing: SubscriptionStage): SubscriptionStatus[] {
	return subscriptionStatuses.filter((status) => stages[status] === standing);
}

/** Whether a word of the provider is a status that we know. */
export function isStatus(text: string): text is SubscriptionStatus {
	return subscriptionStatuses.some((status) => status === text);
}

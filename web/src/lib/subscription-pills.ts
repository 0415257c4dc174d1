import type { SubscriptionStatus } from "#domain/subscription/status.ts";

/** How each status of a subscription looks as a pill, in words and colour: for administrators, who see what the payment provider says. */
export const subscriptionPills = {
	active: { tone: "green", icon: "check", word: "Active" },
	trialing: { tone: "green", icon: "clock", word: "Trial" },
	past_due: { tone: "amber", icon: "alert", word: "Past due" },
	unpaid: { tone: "red", icon: "alert", word: "Unpaid" },
	paused: { tone: "amber", icon: "minus", word: "Paused" },
	incomplete: { tone: "amber", icon: "clock", word: "Incomplete" },
	incomplete_expired: { tone: "grey", icon: "minus", word: "Expired" },
	canceled: { tone: "grey", icon: "minus", word: "Cancelled" },
} as const satisfies Record<SubscriptionStatus, { tone: string; icon: string; word: string }>;

import type { subscriptions } from "#worker/db/schema/subscriptions.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW } from "./ask-app.ts";

const MONTH = 30 * 86_400_000;

/** A subscription to Pro, as the provider told of it. */
export function aSubscription(
	userId: string,
	over: Partial<typeof subscriptions.$inferInsert> = {},
) {
	return {
		id: `sub_${randomToken()}`,
		userId,
		customerId: "cus_1",
		livemode: true,
		plan: "pro",
		status: "active",
		price: 2500,
		amount: 2500,
		periodStart: NOW - MONTH,
		periodEnd: NOW + MONTH,
		cancelAtPeriodEnd: false,
		createdAt: NOW,
		askedAt: NOW,
		...over,
	} as const;
}

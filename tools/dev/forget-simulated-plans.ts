import type { Statement } from "#national/store/store.ts";

/**
 * Statements that end what was subscribed to in test mode. The payment simulator keeps nothing: when it starts anew it knows none of the
 * customers and subscriptions of the last time, and could neither charge nor cancel them.
 */
export function forgetSimulatedPlans(now: number): Statement[] {
	return [
		{ sql: "DELETE FROM subscription_setups WHERE livemode = 0", params: [] },
		{ sql: "DELETE FROM customers WHERE livemode = 0", params: [] },
		{
			sql: "UPDATE subscriptions SET status = 'canceled', ended_at = ?1 WHERE livemode = 0 AND status <> 'canceled'",
			params: [now],
		},
	];
}

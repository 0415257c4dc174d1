import type { BillingContext } from "#worker/billing/billing-context.ts";
import { enqueueFor } from "#worker/mail/outbox/outbox-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import { findUnreminded, isUnreminded, noteReminder } from "./subscriptions-repository.ts";

/** Emails asked for in one run. */
const REMINDERS = 200;

/**
 * Reminds holders of plans of the charge that ends a trial, and of the last one in each six months: what is charged when, and how to end it. Each
 * reminder is queued and noted in one batch. Source: Digital Markets, Competition and Consumers Act 2024, section 258.
 */
export async function remindOfCharges({ db, world }: BillingContext): Promise<void> {
	const now = world.now();
	for (const { id, userId, status } of await findUnreminded(db, { now, limit: REMINDERS })) {
		const reminder = {
			id: newId("let", world.token),
			kind: status === "trialing" ? "trial_ending" : "plan_renewing",
			now,
			userId: userId ?? "",
			recipient: null,
			subscriptionId: id,
		} as const;
		await db.batch([enqueueFor(db, reminder, isUnreminded(id, now)), noteReminder(db, id, now)]);
	}
}

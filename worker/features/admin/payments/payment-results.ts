import type { FoundReport, FoundSubscription } from "#contracts/admin/payments.ts";
import { guaranteedUntil, isGuaranteed } from "#domain/business/subscription/guarantee.ts";
import type { subscriptions } from "#worker/db/schema/subscriptions.ts";
import type { PaymentRow } from "#worker/reports/payments-repository.ts";
import type { ReportRow } from "#worker/reports/reports-repository.ts";

type Owner = { readonly username: string; readonly email: string } | null;

type ReportFound = {
	readonly report: ReportRow;
	readonly owner: Owner;
	/** Id of the payment that paid for it, even if given back since; null where none did. */
	readonly paymentId: string | null;
	readonly paymentState: PaymentState | null;
	readonly amount: number | null;
	readonly settledAt: number | null;
};

export type PaymentState = PaymentRow["state"];

/** `now` in UTC milliseconds. */
export function toFoundReport(found: ReportFound, now: number): FoundReport {
	const { report, owner, paymentId, amount } = found;
	const { id, postcode, address, state, paidAt, closedAt, isTest } = report;
	const email = report.emailKey ?? owner?.email ?? null;
	return {
		id,
		postcode,
		address,
		state,
		email,
		username: owner?.username ?? null,
		paidBy: paidBy(found),
		paymentId,
		amount,
		createdAt: instant(report.createdAt),
		paidAt: paidAt === null ? null : instant(paidAt),
		isTest,
		refundableUntil: refundableUntil(found, now),
		canResend: state === "paid" && closedAt === null && email !== null,
	};
}

/** A subscription as an administrator finds it, of an owner who may be gone. */
export function toFoundSubscription({
	subscription,
	owner,
}: {
	readonly subscription: typeof subscriptions.$inferSelect;
	readonly owner: Owner;
}): FoundSubscription {
	const { id, plan, status, amount, cancelAtPeriodEnd, livemode, endedAt } = subscription;
	return {
		id,
		email: owner?.email ?? null,
		username: owner?.username ?? null,
		plan,
		status,
		amount,
		createdAt: instant(subscription.createdAt),
		periodEnd: instant(subscription.periodEnd),
		cancelAtPeriodEnd,
		endedAt: endedAt === null ? null : instant(endedAt),
		isTest: !livemode,
	};
}

function paidBy({ report, paymentId }: ReportFound): FoundReport["paidBy"] {
	if (paymentId !== null) {
		return "card";
	}
	if (report.state === "unpaid") {
		return null;
	}
	return report.subscriptionId === null ? "nothing" : "plan";
}

function refundableUntil({ paymentState, settledAt }: ReportFound, now: number): string | null {
	return paymentState === "settled" && settledAt !== null && isGuaranteed(settledAt, now)
		? instant(guaranteedUntil(settledAt))
		: null;
}

function instant(at: number): string {
	return new Date(at).toISOString();
}

import { pence } from "#domain/base/money.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { ReportPayment } from "#worker/billing/gateway/gateway.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import {
	findPayment,
	movePayment,
	type PaymentRow,
	refunded,
	returned,
	settlement,
} from "./payments-repository.ts";

/**
 * `paid`: this payment paid for its report. `refunded`: it had, and went back. `returned`: it went through, could not be used, and went
 * back. `canceled`: it came to nothing.
 */
export type PaymentStanding = "open" | "processing" | "paid" | "refunded" | "returned" | "canceled";

/**
 * Brings a payment and its report to where the provider says the payment stands. The one writer of what is paid for: the buyer's
 * confirmation, the provider's events in any order and number, and the trigger that looks after forgotten ones all call this.
 * Null when no payment of ours has this id. Source: Rule PAY-2.
 * @throws Problem `unavailable` when the provider cannot be asked
 */
export async function syncPayment(
	billing: BillingContext,
	id: string,
): Promise<PaymentStanding | null> {
	const row = await findPayment(billing.db, id);
	if (!row) {
		return null;
	}
	const gateway = await gatewayFor(billing, row);
	const payment = await gateway.read(id);
	if (!payment) {
		return null;
	}
	if (payment.state === "canceled") {
		await movePayment(billing.db, id, { from: ["open"], to: "canceled" });
		return "canceled";
	}
	if (payment.state !== "succeeded") {
		return payment.state;
	}
	if (payment.isRefunded) {
		return abandonPayment(billing, row);
	}
	if (!isAsAgreed(payment, row)) {
		log.error("a payment is not what was agreed, and goes back", { payment: id });
		return refundPayment(billing, row);
	}
	return settle(billing, row, payment);
}

/** The server wrote report and amount into the payment itself; a browser can change neither. */
function isAsAgreed(payment: ReportPayment, row: PaymentRow): boolean {
	return (
		payment.reportId === row.reportId &&
		payment.livemode === row.livemode &&
		payment.currency === "gbp" &&
		payment.received === payment.agreed
	);
}

async function settle(
	billing: BillingContext,
	row: PaymentRow,
	payment: ReportPayment,
): Promise<PaymentStanding> {
	const received = pence(payment.received);
	await billing.db.batch(settlement(billing.db, { ...stepOf(billing, row), received }));
	const settled = await findPayment(billing.db, row.id);
	switch (settled?.state) {
		case "settled":
			return "paid";
		case "refunded":
			return "refunded";
		default:
			// The report was paid by another payment, is closed, or was paid with a test card in live mode.
			return refundPayment(billing, row);
	}
}

/** Gives back a payment that cannot be used: asked again it does nothing more. */
async function refundPayment(billing: BillingContext, row: PaymentRow): Promise<PaymentStanding> {
	await (await gatewayFor(billing, row)).refund(row.id, "duplicate");
	await billing.db.batch(returned(billing.db, stepOf(billing, row)));
	return "returned";
}

/** The money went back. What was never settled is settled first, so that it ends the same whichever news came first. */
async function abandonPayment(billing: BillingContext, row: PaymentRow): Promise<PaymentStanding> {
	const { db } = billing;
	if (row.state === "returned") {
		return "returned";
	}
	if (row.state === "open") {
		const [, settle, pay] = settlement(db, {
			...stepOf(billing, row),
			received: pence(row.amount),
		});
		await db.batch([settle, pay]);
	}
	await db.batch([
		...refunded(db, stepOf(billing, row)),
		movePayment(db, row.id, { from: ["open"], to: "returned" }),
	]);
	return "refunded";
}

function stepOf({ world }: BillingContext, payment: PaymentRow) {
	return { payment, emailId: newId("let", world.token), now: world.now() };
}

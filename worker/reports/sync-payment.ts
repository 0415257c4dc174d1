import { pence } from "#domain/money.ts";
import type { Db } from "#worker/db/client.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import type { PaymentGateway, ReportPayment } from "#worker/payments/gateway.ts";
import type { World } from "#worker/platform/env.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import {
	findPayment,
	movePayment,
	type PaymentRow,
	refunded,
	settlement,
} from "./payments-repository.ts";
import { findReport } from "./reports-repository.ts";

/** What payments are brought up to date with. `gatewayOf` null: this mode has no keys any more. */
export type Till = {
	readonly db: Db;
	readonly gatewayOf: (livemode: boolean) => PaymentGateway | null;
	readonly world: Pick<World, "now" | "token">;
};

/** `paid`: the report is. `closed`: it was given back, or its report is no more. */
export type PaymentStanding = "open" | "processing" | "paid" | "closed";

/**
 * Brings a payment and its report to where the provider says the payment stands. The one writer of what is paid for: the buyer's
 * confirmation, the provider's events in any order and number, and an administrator all call this. Null when no payment of ours has this id.
 * Source: STRIPE.md 2, 3.6, 3.7; DECISIONS 9.
 */
export async function syncPayment(till: Till, id: string): Promise<PaymentStanding | null> {
	const row = await orUnavailable(findPayment(till.db, id));
	const payment = row ? await till.gatewayOf(row.livemode)?.read(id) : null;
	if (!row || !payment) {
		return null;
	}
	if (payment.state === "canceled") {
		await movePayment(till.db, id, { from: ["open"], to: "canceled" });
		return "closed";
	}
	if (payment.state !== "succeeded") {
		return payment.state;
	}
	if (!isAsAgreed(payment, row)) {
		// Money moved that we did not ask for: a person has to look, and the report stays closed.
		log.error("payment is not what was agreed", { payment: id, report: row.reportId });
		return "open";
	}
	return payment.isRefunded ? giveUp(till, row) : settle(till, row, payment);
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
	till: Till,
	row: PaymentRow,
	payment: ReportPayment,
): Promise<PaymentStanding> {
	const { db, world } = till;
	const now = world.now();
	const letterId = newId("let", world.token);
	const received = pence(payment.received);
	await db.batch(settlement(db, { payment: row, received, letterId, now }));
	const settled = await findPayment(db, row.id);
	if (settled?.state === "settled") {
		return "paid";
	}
	if (settled?.state !== "open") {
		return "closed";
	}
	// The report was paid by another payment, or is closed: this one is given back.
	await till.gatewayOf(row.livemode)?.refund(row.id, "duplicate");
	await movePayment(db, row.id, { from: ["open"], to: "duplicate" });
	const report = await findReport(db, row.reportId);
	return report?.state === "paid" && report.closedAt === null ? "paid" : "closed";
}

/** The money went back. What was never settled is settled first, so that it ends the same whichever news came first. */
async function giveUp({ db, world }: Till, row: PaymentRow): Promise<PaymentStanding> {
	const now = world.now();
	if (row.state === "open") {
		const letterId = newId("let", world.token);
		const [, settle, pay] = settlement(db, {
			payment: row,
			received: pence(row.amount),
			letterId,
			now,
		});
		await db.batch([settle, pay]);
	}
	await db.batch([
		...refunded(db, row, now),
		movePayment(db, row.id, { from: ["open"], to: "duplicate" }),
	]);
	return "closed";
}

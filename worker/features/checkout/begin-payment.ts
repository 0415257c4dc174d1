import type { PaymentIntentMade, PaymentIntentRequest } from "#contracts/checkout.ts";
import { emailKey } from "#domain/account/email.ts";
import { type Pence, pence } from "#domain/money.ts";
import { poundsAndPence } from "#domain/words.ts";
import { countAttempt } from "#worker/auth/attempts.ts";
import type { Caller } from "#worker/auth/caller.ts";
import type { Reader } from "#worker/auth/reader.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { PaymentGateway, ReportPayment } from "#worker/payments/gateway.ts";
import { Problem } from "#worker/platform/problem.ts";
import {
	findLastPayment,
	findPayment,
	keepPayment,
	noteAgreement,
	type PaymentRow,
} from "#worker/reports/payments-repository.ts";
import { readable } from "#worker/reports/report-access.ts";
import { findReport, type ReportRow } from "#worker/reports/reports-repository.ts";
import { syncPayment, type Till } from "#worker/reports/sync-payment.ts";
import { paymentUnavailable } from "./payment-unavailable.ts";

/** Smallest amount the provider takes in pounds sterling. Source: STRIPE.md 2. */
const LEAST = pence(30);

type Buying = { readonly caller: Caller; readonly till: Till; readonly reader: Reader };

/**
 * Begins the payment of a report, or finds the one that was begun: there is at most one open, so two tabs cannot pay twice. The price
 * is the server's at this moment.
 * @throws Problem `not_found`, `already_paid`, `report_closed`, `price_changed`, `payment_unavailable`, `rate_limited`
 */
export async function beginPayment(
	{ caller, till, reader }: Buying,
	{ reportId, email, amount }: PaymentIntentRequest,
): Promise<PaymentIntentMade> {
	const report = readable(await orUnavailable(findReport(caller.db, reportId)), reader);
	refuseUnpayable(report);
	const { reportPrice, livemode } = await readSettings(caller.db);
	refuseOtherPrice(reportPrice, amount);
	await countAttempt(caller, "pay", reportId);
	const gateway = till.gatewayOf(livemode);
	if (!gateway || reportPrice < LEAST) {
		throw paymentUnavailable();
	}
	const payment = await open({ caller, till, gateway }, report, { price: reportPrice, email });
	if (payment.clientSecret === null) {
		throw paymentUnavailable();
	}
	return {
		clientSecret: payment.clientSecret,
		amount: reportPrice,
		publicKey: gateway.publicKey,
	};
}

function refuseUnpayable({ state, closedAt }: ReportRow): void {
	if (state === "refunded" || closedAt !== null) {
		throw new Problem("report_closed", "This report was refunded and is closed.");
	}
	if (state === "paid") {
		throw alreadyPaid();
	}
}

function alreadyPaid(): Problem {
	return new Problem("already_paid", "This report has already been paid for.");
}

/** What the page showed is only ever compared. Source: DECISIONS 4. */
function refuseOtherPrice(price: Pence, shown: number | undefined): void {
	if (shown !== undefined && shown !== price) {
		throw new Problem(
			"price_changed",
			`The price has changed: a report costs ${poundsAndPence(price)} now. You have not been charged.`,
		);
	}
}

type Counter = {
	readonly caller: Caller;
	readonly till: Till;
	readonly gateway: PaymentGateway;
};
type Terms = { readonly price: Pence; readonly email: string };

/** The report's open payment on these terms. */
async function open(counter: Counter, report: ReportRow, terms: Terms): Promise<ReportPayment> {
	const { caller, gateway } = counter;
	const last = await findLastPayment(caller.db, {
		reportId: report.id,
		livemode: gateway.livemode,
	});
	const begun = last && (await gateway.read(last.id));
	if (!last || !begun || begun.state === "canceled" || last.state !== "open") {
		return begin(counter, report, { ...terms, attempt: (last?.attempt ?? 0) + 1 });
	}
	return resume(counter, { row: last, payment: begun }, terms);
}

async function resume(
	{ caller, till, gateway }: Counter,
	{ row, payment }: { row: PaymentRow; payment: ReportPayment },
	{ price, email }: Terms,
): Promise<ReportPayment> {
	if (payment.state !== "open") {
		await syncPayment(till, row.id);
		throw payment.state === "succeeded"
			? alreadyPaid()
			: new Problem("already_paid", "A payment for this report is being processed.");
	}
	if (payment.agreed === price && row.emailKey === emailKey(email)) {
		return payment;
	}
	const changed = await gateway.change(row.id, { amount: price, email });
	await noteAgreement(caller.db, { id: row.id, amount: price, emailKey: emailKey(email) });
	return changed;
}

async function begin(
	{ caller, gateway }: Counter,
	report: ReportRow,
	{ price, email, attempt }: Terms & { readonly attempt: number },
): Promise<ReportPayment> {
	const payment = await gateway.create({
		reportId: report.id,
		amount: price,
		email,
		attempt,
		description: `Report on ${report.address ?? report.postcode}`,
	});
	const kept = await keepPayment(caller.db, {
		id: payment.id,
		reportId: report.id,
		livemode: payment.livemode,
		attempt,
		amount: price,
		emailKey: emailKey(email),
		createdAt: caller.now,
	});
	if (kept || (await findPayment(caller.db, payment.id))) {
		return payment;
	}
	// Somebody began another payment of this report meanwhile, on other terms: theirs stands, and there is only ever one.
	await gateway.cancel(payment.id);
	throw new Problem("already_paid", "This report is being paid for in another window.");
}

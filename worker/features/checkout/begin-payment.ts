import type { PaymentIntentMade, PaymentIntentRequest } from "#contracts/checkout.ts";
import type { Pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { LEAST_CHARGE } from "#domain/business/subscription/promo.ts";
import { offerOfReport } from "#domain/telling/report/offer/offer.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller, Reader } from "#worker/accounts/caller.ts";
import type { BillingContext } from "#worker/billing/billing-context.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import { Problem } from "#worker/platform/problem.ts";
import { refuseUnsold } from "#worker/reports/refusals.ts";
import { readable } from "#worker/reports/report-access.ts";
import { readDocument } from "#worker/reports/report-snapshot.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { giveReport } from "./give-report.ts";
import { openPayment } from "./open-payment.ts";
import { paymentUnavailable, refuseUnpayable } from "./refusals.ts";

type Buying = {
	readonly caller: Caller;
	readonly billing: BillingContext;
	readonly reader: Reader;
};

/**
 * Begins the payment of a report, or finds the one that was begun: there is at most one open, so two tabs cannot pay twice. The price
 * is the server's at this moment; at £0 the report is given at once.
 * @throws Problem `not_found`, `already_paid`, `report_closed`, `price_changed`, `not_enough_data`, `payment_unavailable`, `rate_limited`, `invalid_input`
 */
export async function beginPayment(
	{ caller, billing, reader }: Buying,
	{ reportId, email, amount, waiver }: PaymentIntentRequest,
): Promise<PaymentIntentMade> {
	const report = readable(await findReport(caller.db, reportId), reader);
	refuseUnpayable(report);
	const { reportPrice, livemode } = await readSettings(caller.db);
	refuseOtherPrice(reportPrice, amount);
	await countAttempt(caller, "pay", `${reportId} ${caller.address}`);
	refuseUnsold(offerOfReport(await readDocument(caller.db, report.id)));
	if (reportPrice === 0) {
		await limitGifts(caller, reader, emailKey(email));
		await giveReport({ caller, billing }, report, email);
		return { clientSecret: null, amount: 0, publicKey: null, isFree: true };
	}
	const gateway = await billing.gatewayOf(livemode)?.();
	if (!gateway || reportPrice < LEAST_CHARGE) {
		throw paymentUnavailable();
	}
	const payment = await openPayment({ caller, billing, gateway }, report, {
		price: reportPrice,
		email,
		waivedAt: waiver ? caller.now : null,
	});
	if (payment.clientSecret === null || payment.amount !== reportPrice) {
		throw paymentUnavailable();
	}
	return {
		clientSecret: payment.clientSecret,
		amount: payment.amount,
		publicKey: gateway.publicKey,
		isFree: false,
	};
}

/** Limits free reports to one mailbox, because a stranger can name anybody's address. A reader's own verified address gets any number. */
async function limitGifts(caller: Caller, { user }: Reader, key: string): Promise<void> {
	const isOwn = user !== null && user.verifiedAt !== null && user.emailKey === key;
	if (!isOwn) {
		await countAttempt(caller, "mail", key);
	}
}

/** What the page showed is only ever compared. Source: Rule PAY-1. */
function refuseOtherPrice(price: Pence, shown: number | undefined): void {
	if (shown !== undefined && shown !== price) {
		throw new Problem(
			"price_changed",
			`The price has changed: a report costs ${poundsAndPence(price)} now. You have not been charged.`,
		);
	}
}

import type { Pence } from "#domain/base/money.ts";
import { emailKey } from "#domain/business/account/email.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import type { PaymentGateway, ReportPayment } from "#worker/billing/gateway/gateway.ts";
import { Problem } from "#worker/platform/problem.ts";
import {
	findPayment,
	findPayments,
	keepPayment,
	notePayment,
	type PaymentRow,
} from "#worker/reports/payments-repository.ts";
import { reportClosed } from "#worker/reports/refusals.ts";
import type { ReportRow } from "#worker/reports/reports-repository.ts";
import { syncPayment } from "#worker/reports/sync-payment.ts";
import { alreadyPaid } from "./refusals.ts";

type CheckoutContext = {
	readonly caller: Caller;
	readonly billing: BillingContext;
	/** The gateway of the mode in force. */
	readonly gateway: PaymentGateway;
};

/** What a buyer agrees to. */
type PaymentOptions = {
	readonly price: Pence;
	readonly email: string;
	readonly waivedAt: number | null;
};

/** The report's open payment on these terms. @throws Problem `already_paid`, `report_closed` */
export async function openPayment(
	context: CheckoutContext,
	report: ReportRow,
	terms: PaymentOptions,
): Promise<ReportPayment> {
	const { caller, billing, gateway } = context;
	const begun = await findPayments(caller.db, report.id);
	const ofMode = begun.filter(({ livemode }) => livemode === gateway.livemode);
	await cancelOpenPayments(
		billing,
		begun.filter((each) => !ofMode.includes(each)),
	);
	const mine = ofMode.find(isOpen);
	const resumed = mine ? await resume(context, mine, terms) : null;
	return (
		resumed ?? (await begin(context, report, { ...terms, attempt: (ofMode[0]?.attempt ?? 0) + 1 }))
	);
}

/** Calls off what is open of some payments. @throws Problem when one went through meanwhile, or is going through */
export async function cancelOpenPayments(
	billing: BillingContext,
	begun: readonly PaymentRow[],
): Promise<void> {
	for (const row of begun.filter(isOpen)) {
		// A payment of a mode whose keys are gone cannot be called off. Its test cards settle nothing in live mode.
		await (billing.gatewayOf(row.livemode) ? cancelSetup(billing, row) : null);
	}
}

function isOpen({ state }: PaymentRow): boolean {
	return state === "open";
}

/** Goes on with an open payment; null when it came to nothing, so that another may begin. */
async function resume(
	context: CheckoutContext,
	row: PaymentRow,
	{ price, email, waivedAt }: PaymentOptions,
): Promise<ReportPayment | null> {
	const { caller, billing, gateway } = context;
	const payment = await gateway.read(row.id);
	if (payment?.state !== "open") {
		return afterwards(billing, row);
	}
	if (row.emailKey !== emailKey(email)) {
		// Anyone who holds its secret may be paying right now, and what they pay must not become somebody else's.
		return cancelSetup(billing, row);
	}
	await notePayment(caller.db, row.id, { amount: price, waivedAt: waivedAt ?? row.waivedAt });
	return payment.agreed === price ? payment : gateway.change(row.id, { amount: price });
}

/** Calls off an open payment. @throws Problem when it went through meanwhile */
async function cancelSetup(billing: BillingContext, row: PaymentRow): Promise<null> {
	await (await gatewayFor(billing, row)).cancel(row.id);
	return afterwards(billing, row);
}

/** What has become of a payment that is open no more: nothing, or something that keeps another from beginning. */
async function afterwards(billing: BillingContext, row: PaymentRow): Promise<null> {
	switch (await syncPayment(billing, row.id)) {
		case "paid":
			throw alreadyPaid();
		case "refunded":
			throw reportClosed();
		case "open":
		case "processing":
			throw new Problem("already_paid", "A payment for this report is being processed.");
		default:
			return null;
	}
}

async function begin(
	context: CheckoutContext,
	report: ReportRow,
	{ price, email, attempt, waivedAt }: PaymentOptions & { readonly attempt: number },
): Promise<ReportPayment> {
	const { caller, gateway } = context;
	const { now, db } = caller;
	const payment = await gateway.create({
		reportId: report.id,
		amount: price,
		email,
		attempt,
		now,
		description: `Report on ${report.address ?? report.postcode}`,
	});
	const kept = await keepPayment(db, {
		id: payment.id,
		reportId: report.id,
		livemode: payment.livemode,
		attempt,
		amount: price,
		emailKey: emailKey(email),
		createdAt: now,
		checkedAt: now,
		waivedAt,
	});
	if (kept || (await findPayment(db, payment.id))) {
		return payment;
	}
	// Somebody began another payment of this report meanwhile, on other terms: theirs stands, and there is only ever one.
	await gateway.cancel(payment.id);
	throw new Problem("already_paid", "This report is being paid for in another window.");
}

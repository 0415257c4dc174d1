import { Hono } from "hono";
import {
	type PaymentConfig,
	PaymentConfirmation,
	type PaymentIntentMade,
	PaymentIntentRequest,
	type PaymentOutcome,
} from "#contracts/checkout.ts";
import type { ReportMade } from "#contracts/report.ts";
import { ReportParam } from "#contracts/report-asked.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import { type BillingContext, openBilling } from "#worker/billing/billing-context.ts";
import { paymentKeys } from "#worker/billing/gateway/payment-settings.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { readSettings } from "#worker/db/settings-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller-of.ts";
import { limitPurchases } from "#worker/http/limit-calls.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { readerOf, requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findPayment } from "#worker/reports/payments-repository.ts";
import { readable } from "#worker/reports/report-access.ts";
import { findReport } from "#worker/reports/reports-repository.ts";
import { syncPayment } from "#worker/reports/sync-payment.ts";
import { beginPayment } from "./begin-payment.ts";
import { openWithPlan } from "./open-with-plan.ts";

/** Paying for a report. */
export const checkoutRoutes = new Hono<AppEnv>()
	.get("/stripe/config", async (c) =>
		c.json<PaymentConfig>(await readPaymentConfig(connect(c.env.DB), c.env), 200),
	)
	.post(
		"/create-payment-intent",
		limitPurchases,
		validate("json", PaymentIntentRequest),
		async (c) => {
			const buying = {
				caller: callerOf(c),
				billing: openBilling(c.env, c.var.world),
				reader: await readerOf(c),
			};
			const made = await beginPayment(buying, c.req.valid("json"));
			sendEmailsSoon(c);
			return c.json<PaymentIntentMade>(made, 200);
		},
	)
	.post(
		"/reports/:id/open-with-plan",
		requireUser,
		limitPurchases,
		validate("param", ReportParam),
		async (c) => {
			const buying = {
				caller: callerOf(c),
				billing: openBilling(c.env, c.var.world),
				user: viewerOf(c).user,
			};
			return c.json<ReportMade>(await openWithPlan(buying, c.req.valid("param").id), 200);
		},
	)
	.post(
		"/reports/:id/confirm-payment",
		limitPurchases,
		validate("param", ReportParam),
		validate("json", PaymentConfirmation),
		async (c) => {
			const confirmed = {
				reportId: c.req.valid("param").id,
				paymentId: c.req.valid("json").paymentIntentId,
			};
			const outcome = await confirmPayment(
				openBilling(c.env, c.var.world),
				await readerOf(c),
				confirmed,
			);
			sendEmailsSoon(c);
			return c.json<PaymentOutcome>(outcome, outcome.isPaid ? 200 : 202);
		},
	);

/** What a page needs to take a payment in the mode in force. */
async function readPaymentConfig(db: Db, env: Bindings): Promise<PaymentConfig> {
	const { livemode } = await readSettings(db);
	const keys = paymentKeys(env, livemode);
	return {
		publicKey: keys?.publicKey ?? null,
		isTestMode: !livemode,
		isSimulated: keys !== null && keys.simulator !== null,
	};
}

type Confirmed = { readonly reportId: string; readonly paymentId: string };

/**
 * Asks the provider whether the payment that the buyer's browser reports was made. Ignores a payment of another report. Settles the payment before it
 * checks who may be told, because a report may be closed while it is being paid for.
 * @throws Problem `not_found`, `report_closed`, `unavailable`
 */
async function confirmPayment(
	billing: BillingContext,
	reader: Reader,
	{ reportId, paymentId }: Confirmed,
): Promise<PaymentOutcome> {
	const payment = await findPayment(billing.db, paymentId);
	const standing = payment?.reportId === reportId ? await syncPayment(billing, paymentId) : null;
	readable(await findReport(billing.db, reportId), reader);
	switch (standing) {
		case "paid":
			return { isPaid: true, message: "Payment Successful! Redirecting to your report..." };
		case "processing":
			return { isPaid: false, message: "Your payment is being processed." };
		case "open":
			return { isPaid: false, message: "This payment is not complete yet." };
		case "canceled":
			throw new Problem("report_closed", "This payment was cancelled. You can begin a new one.");
		case "returned":
			throw new Problem(
				"report_closed",
				"This payment could not be used, and all of it was given back to your card.",
			);
		case "refunded":
			throw new Problem("report_closed", "This payment was given back, and the report is closed.");
		case null:
			throw new Problem("not_found", "There is no such payment for this report.");
	}
}

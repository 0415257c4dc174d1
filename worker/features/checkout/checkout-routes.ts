import { Hono } from "hono";
import {
	type PaymentConfig,
	PaymentConfirmation,
	type PaymentIntentMade,
	PaymentIntentRequest,
	type PaymentOutcome,
} from "#contracts/checkout.ts";
import { type ReportMade, ReportParam } from "#contracts/report.ts";
import { openTill } from "#worker/billing/till.ts";
import { connect } from "#worker/db/client.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { callerOf } from "#worker/http/caller.ts";
import { limitPurchases } from "#worker/http/limit-calls.ts";
import { readerOf } from "#worker/http/reader.ts";
import { sendLettersSoon } from "#worker/http/send-letters.ts";
import { requireUser, viewerOf } from "#worker/http/session.ts";
import { validate } from "#worker/http/validate.ts";
import { beginPayment } from "./begin-payment.ts";
import { confirmPayment } from "./confirm-payment.ts";
import { openWithPlan } from "./open-with-plan.ts";
import { readPaymentConfig } from "./read-payment-config.ts";

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
				till: openTill(c.env, c.var.world),
				reader: await readerOf(c),
			};
			const made = await beginPayment(buying, c.req.valid("json"));
			sendLettersSoon(c);
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
				till: openTill(c.env, c.var.world),
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
				openTill(c.env, c.var.world),
				await readerOf(c),
				confirmed,
			);
			sendLettersSoon(c);
			return c.json<PaymentOutcome>(outcome, outcome.isPaid ? 200 : 202);
		},
	);

import { Hono } from "hono";
import {
	type FoundPayments,
	PaymentSearch,
	type Refunded,
	type SubscriptionCharges,
	SubscriptionParam,
} from "#contracts/admin/payments.ts";
import type { Done } from "#contracts/credentials.ts";
import { ReportParam } from "#contracts/report-asked.ts";
import { isGuaranteed } from "#domain/business/subscription/guarantee.ts";
import { type BillingContext, gatewayFor, openBilling } from "#worker/billing/billing-context.ts";
import { findSubscription } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { administratorOf } from "#worker/http/require-admin.ts";
import { sendEmailsSoon } from "#worker/http/send-emails.ts";
import { validate } from "#worker/http/validate.ts";
import { findPayments } from "./find-payments.ts";
import { refundPlan } from "./refund-plan.ts";
import { refundReport } from "./refund-report.ts";
import { noSuchSubscription } from "./refusals.ts";
import { resendReportMail } from "./resend-report-mail.ts";

/** What was paid, and giving it back. */
export const paymentRoutes = new Hono<AppEnv>()
	.get("/payments", validate("query", PaymentSearch), async (c) =>
		c.json<FoundPayments>(await findPayments(administratorOf(c), c.req.valid("query").q), 200),
	)
	.post("/reports/:id/refund", validate("param", ReportParam), async (c) => {
		const billing = openBilling(c.env, c.var.world);
		const refunded = await refundReport(administratorOf(c), billing, c.req.valid("param").id);
		sendEmailsSoon(c);
		return c.json<Refunded>(refunded, 200);
	})
	.post("/reports/:id/resend", validate("param", ReportParam), async (c) => {
		const done = await resendReportMail(administratorOf(c), c.req.valid("param").id);
		sendEmailsSoon(c);
		return c.json<Done>(done, 200);
	})
	.get("/subscriptions/:id/charges", validate("param", SubscriptionParam), async (c) =>
		c.json<SubscriptionCharges>(
			await readCharges(openBilling(c.env, c.var.world), c.req.valid("param").id),
			200,
		),
	)
	.post("/subscriptions/:id/refund", validate("param", SubscriptionParam), async (c) => {
		const billing = openBilling(c.env, c.var.world);
		const refunded = await refundPlan(administratorOf(c), billing, c.req.valid("param").id);
		sendEmailsSoon(c);
		return c.json<Refunded>(refunded, 200);
	});

/** What was paid for a subscription, as the provider has it. @throws Problem `not_found`, `unavailable` */
async function readCharges(billing: BillingContext, id: string): Promise<SubscriptionCharges> {
	const row = await findSubscription(billing.db, id);
	if (!row) {
		throw noSuchSubscription();
	}
	const charges = await (await gatewayFor(billing, row)).plans.charges(id);
	const now = billing.world.now();
	return {
		charges: charges.map(({ paymentId, amount, paidAt, isRefunded }) => ({
			paymentId,
			amount,
			paidAt: new Date(paidAt).toISOString(),
			isGuaranteed: !isRefunded && isGuaranteed(paidAt, now),
			isRefunded,
		})),
	};
}

import type Stripe from "stripe";
import { pence } from "#domain/money.ts";
import { asked } from "./asked.ts";
import type { PlanCharge, PlanGateway, ProviderInvoice } from "./plan-gateway.ts";
import { idOf, instant } from "./to-subscription.ts";

/** Two years of a monthly plan, with room for changes. */
const INVOICES = 36;

/** As many charges as nobody has, declined ones among them. Stripe gives them by the hundred. */
const CHARGES = 10_000;

/** What was charged at Stripe, and where its customer sees it. */
export function stripeBilling(
	stripe: Stripe,
): Pick<PlanGateway, "invoices" | "portal" | "charges"> {
	return {
		invoices: (customer) =>
			asked(async () => {
				const [invoices, refunded] = await Promise.all([
					stripe.invoices.list({ customer, limit: INVOICES, expand: ["data.payments"] }),
					refundedOf(stripe, customer),
				]);
				return invoices.data.flatMap((invoice) => toInvoice(invoice, refunded) ?? []);
			}),
		portal: (customer, returnUrl) =>
			asked(async () => {
				const session = await stripe.billingPortal.sessions.create({
					customer,
					return_url: returnUrl,
				});
				return session.url;
			}),
		charges: (subscription) => asked(() => chargesOf(stripe, subscription)),
	};
}

function toInvoice(invoice: Stripe.Invoice, refunded: Set<string>): ProviderInvoice | null {
	const { id, number, created, amount_paid, amount_due, status } = invoice;
	if (id === undefined || status === null || status === "draft") {
		return null;
	}
	const payments = paymentsOf(invoice);
	return {
		id,
		number,
		createdAt: instant(created),
		amount: pence(status === "paid" ? amount_paid : amount_due),
		status: payments.some((payment) => refunded.has(payment)) ? "refunded" : status,
		url: invoice.hosted_invoice_url ?? null,
		pdf: invoice.invoice_pdf ?? null,
	};
}

async function chargesOf(stripe: Stripe, subscription: string): Promise<PlanCharge[]> {
	const paid = await stripe.invoices.list({
		subscription,
		status: "paid",
		limit: INVOICES,
		expand: ["data.payments"],
	});
	const customer = paid.data[0]?.customer;
	const refunded = customer ? await refundedOf(stripe, idOf(customer)) : new Set<string>();
	return paid.data.flatMap((invoice) => {
		const { amount_paid, created, status_transitions } = invoice;
		const [paymentId] = paymentsOf(invoice);
		return amount_paid > 0 && paymentId !== undefined
			? [
					{
						paymentId,
						amount: pence(amount_paid),
						paidAt: instant(status_transitions.paid_at ?? created),
						isRefunded: refunded.has(paymentId),
					},
				]
			: [];
	});
}

/** Ids of a customer's payments that went back. An invoice stays paid when its money does: only the charge says so. */
async function refundedOf(stripe: Stripe, customer: string): Promise<Set<string>> {
	const charges = await stripe.charges
		.list({ customer, limit: 100 })
		.autoPagingToArray({ limit: CHARGES });
	return new Set(
		charges.flatMap(({ refunded, payment_intent }) =>
			refunded && payment_intent ? idOf(payment_intent) : [],
		),
	);
}

/** Ids of the payments that paid an invoice. */
function paymentsOf({ payments }: Stripe.Invoice): string[] {
	return (payments?.data ?? []).flatMap(({ status, payment: { payment_intent } }) =>
		status === "paid" && payment_intent ? idOf(payment_intent) : [],
	);
}

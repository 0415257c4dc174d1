import type Stripe from "stripe";
import { pence } from "#domain/base/money.ts";
import { callStripe } from "./call-stripe.ts";
import type { PaymentKeys } from "./payment-settings.ts";
import type { PlanCharge, PlanGateway, ProviderInvoice } from "./plan-gateway.ts";
import { idOf, instant } from "./to-subscription.ts";

/** Two years of a monthly plan, with room for changes. */
const INVOICES = 36;

/** Charges that Stripe gives at once. */
const CHARGES = 100;

/** What was charged at Stripe, and where its customer sees it. */
export function stripeBilling(
	stripe: Stripe,
	{ portal: configuration }: Pick<PaymentKeys, "portal">,
): Pick<PlanGateway, "invoices" | "portal" | "charges"> {
	return {
		invoices: (customer) =>
			callStripe(async () => {
				const { data } = await stripe.invoices.list({
					customer,
					limit: INVOICES,
					expand: ["data.payments"],
				});
				const refunded = await refundedOf(stripe, customer, data);
				return data.flatMap((invoice) => toInvoice(invoice, refunded) ?? []);
			}),
		portal: (customer, returnUrl) =>
			callStripe(async () => {
				const session = await stripe.billingPortal.sessions.create({
					customer,
					return_url: returnUrl,
					...(configuration === null ? {} : { configuration }),
				});
				return session.url;
			}),
		charges: (subscription) => callStripe(() => chargesOf(stripe, subscription)),
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
	const refunded = customer
		? await refundedOf(stripe, idOf(customer), paid.data)
		: new Set<string>();
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

/**
 * Ids of the refunded payments of these invoices. An invoice stays paid when its money goes back: only the charge says so. Most charges are among the
 * latest; those behind many others, such as declined ones, are asked for by id, so that there are never more calls than invoices.
 */
async function refundedOf(
	stripe: Stripe,
	customer: string,
	invoices: readonly Stripe.Invoice[],
): Promise<Set<string>> {
	const payments = invoices.flatMap(paymentsOf);
	if (payments.length === 0) {
		return new Set();
	}
	const latest = await stripe.charges.list({ customer, limit: CHARGES });
	const isRefunded = new Map(
		latest.data.flatMap(({ status, refunded, payment_intent }) =>
			status === "succeeded" && payment_intent ? [[idOf(payment_intent), refunded] as const] : [],
		),
	);
	const earlier = payments.filter((payment) => !isRefunded.has(payment));
	const charges = await Promise.all(earlier.map((payment) => wasRefunded(stripe, payment)));
	return new Set([
		...payments.filter((payment) => isRefunded.get(payment)),
		...earlier.filter((_, index) => charges[index]),
	]);
}

async function wasRefunded(stripe: Stripe, payment: string): Promise<boolean> {
	const { latest_charge } = await stripe.paymentIntents.retrieve(payment, {
		expand: ["latest_charge"],
	});
	return latest_charge !== null && typeof latest_charge !== "string" && latest_charge.refunded;
}

/** Ids of the payments that paid an invoice. */
function paymentsOf({ payments }: Stripe.Invoice): string[] {
	return (payments?.data ?? []).flatMap(({ status, payment: { payment_intent } }) =>
		status === "paid" && payment_intent ? idOf(payment_intent) : [],
	);
}

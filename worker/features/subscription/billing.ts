import type { InvoiceList, PortalSession } from "#contracts/subscription.ts";
import { OWN_PLAN, screens } from "#domain/base/screens.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { type BillingContext, gatewayFor } from "#worker/billing/billing-context.ts";
import { CustomerGone } from "#worker/billing/gateway/gateway.ts";
import {
	type CustomerRow,
	findCustomers,
	forgetCustomer,
} from "#worker/billing/subscriptions/customers-repository.ts";
import { notSubscribed } from "#worker/billing/subscriptions/refusals.ts";
import { findHolding } from "#worker/billing/subscriptions/subscriptions-repository.ts";
import { syncSubscription } from "#worker/billing/subscriptions/sync-subscription.ts";

/**
 * Opens the payment provider's own pages for its customer: the card, invoices. One that was deleted there is forgotten, and what they subscribed to
 * has ended with them. @throws Problem `not_subscribed`, `unavailable`
 */
export async function openPortal(
	billing: BillingContext,
	{ id }: UserRow,
	origin: string,
): Promise<PortalSession> {
	const customers = await findCustomers(billing.db, id);
	const holding = await findHolding(billing.db, id);
	const returnUrl = new URL(`${screens.account}#${OWN_PLAN}`, origin).href;
	const isCharged = (each: CustomerRow) => each.id === holding?.subscription.customerId;
	const askable = customers.filter((each) => isCharged(each) || canBeAsked(billing, each));
	// First the one whose card is charged; without a plan any that can be asked about.
	const inOrder = askable.toSorted((a, b) => Number(isCharged(b)) - Number(isCharged(a)));
	for (const customer of inOrder) {
		const { plans } = await gatewayFor(billing, customer);
		const url = await unlessGone(billing, customer, () => plans.portal(customer.id, returnUrl));
		if (url !== null) {
			return { url };
		}
		if (holding && isCharged(customer)) {
			await syncSubscription(billing, holding.subscription);
		}
	}
	throw notSubscribed();
}

/**
 * What somebody was charged for plans, newest first; nothing for an account that never subscribed, or was deleted at the provider.
 * @throws Problem `unavailable`
 */
export async function listInvoices(billing: BillingContext, { id }: UserRow): Promise<InvoiceList> {
	const customers = await findCustomers(billing.db, id);
	const lists = await Promise.all(
		customers
			.filter((customer) => canBeAsked(billing, customer))
			.map(async (customer) => {
				const { plans } = await gatewayFor(billing, customer);
				return unlessGone(billing, customer, () => plans.invoices(customer.id));
			}),
	);
	// A trial and a month that a code covers have invoices too, of nothing.
	const charged = lists.flatMap((list) => list ?? []).filter(({ amount }) => amount > 0);
	const invoices = charged.toSorted((a, b) => b.createdAt - a.createdAt);
	return {
		invoices: invoices.map((invoice) => ({
			...invoice,
			createdAt: new Date(invoice.createdAt).toISOString(),
		})),
	};
}

function canBeAsked(billing: BillingContext, { livemode }: CustomerRow): boolean {
	return billing.gatewayOf(livemode) !== null;
}

/** Null for a customer who was deleted at the provider: they are forgotten, and the next plan makes another. */
async function unlessGone<T>(
	billing: BillingContext,
	{ id }: CustomerRow,
	work: () => Promise<T>,
): Promise<T | null> {
	try {
		return await work();
	} catch (cause) {
		if (!(cause instanceof CustomerGone)) {
			throw cause;
		}
		await forgetCustomer(billing.db, id);
		return null;
	}
}

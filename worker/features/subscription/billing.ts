import type { InvoiceList, PortalSession } from "#contracts/subscription.ts";
import { OWN_PLAN, screens } from "#domain/screens.ts";
import type { UserRow } from "#worker/auth/users-repository.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { findCustomers } from "#worker/subscriptions/customers-repository.ts";
import { notSubscribed } from "#worker/subscriptions/refusals.ts";
import { findHolding } from "#worker/subscriptions/subscriptions-repository.ts";
import { gatewayFor, type Till } from "#worker/till/till.ts";

/** Opens the payment provider's own pages for its customer: the card, invoices. @throws Problem `not_subscribed`, `unavailable` */
export async function openPortal(
	till: Till,
	{ id }: UserRow,
	origin: string,
): Promise<PortalSession> {
	const customers = await orUnavailable(findCustomers(till.db, id));
	const holding = await orUnavailable(findHolding(till.db, id));
	// The one whose card is charged; without a plan any that can be asked about.
	const customer =
		customers.find((each) => each.id === holding?.subscription.customerId) ??
		customers.find(({ livemode }) => till.gatewayOf(livemode) !== null);
	if (!customer) {
		throw notSubscribed();
	}
	const { plans } = gatewayFor(till, customer);
	return {
		url: await plans.portal(customer.id, new URL(`${screens.account}#${OWN_PLAN}`, origin).href),
	};
}

/** What somebody was charged for plans, newest first; nothing for who never subscribed. @throws Problem `unavailable` */
export async function listInvoices(till: Till, { id }: UserRow): Promise<InvoiceList> {
	const customers = await orUnavailable(findCustomers(till.db, id));
	const lists = await Promise.all(
		customers
			.filter(({ livemode }) => till.gatewayOf(livemode) !== null)
			.map((customer) => gatewayFor(till, customer).plans.invoices(customer.id)),
	);
	// A trial and a month that a code covers have invoices too, of nothing.
	const charged = lists.flat().filter(({ amount }) => amount > 0);
	const invoices = charged.toSorted((a, b) => b.createdAt - a.createdAt);
	return {
		invoices: invoices.map((invoice) => ({
			...invoice,
			createdAt: new Date(invoice.createdAt).toISOString(),
		})),
	};
}

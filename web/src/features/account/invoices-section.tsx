import { queryOptions, useQuery } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { invoicesKey, subscriptionStatusQuery } from "#web/lib/queries.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { InvoiceTable } from "./invoice-table.tsx";

/** The invoices of the visitor's subscription, newest first. A payment may have been made since, so every visit asks again. */
const invoicesQuery = queryOptions({
	queryKey: invoicesKey,
	queryFn: ({ signal }) => call(api.subscription.invoices.$get({}, { init: { signal } })),
	staleTime: 0,
});

/** What was charged for plans. Only for somebody who ever had one. */
export function InvoicesSection() {
	const { data: subscription } = useQuery(subscriptionStatusQuery);
	return subscription && subscription.status !== null ? <Invoices /> : null;
}

function Invoices() {
	const query = useQuery(invoicesQuery);
	return (
		<SettingsSection
			title="Invoices"
			about={<p>What was charged for your plan. They open at the card payment provider.</p>}
		>
			<QueryBoundary query={query} what="your invoices" height="4rem">
				{({ invoices }) => <InvoiceTable invoices={invoices} />}
			</QueryBoundary>
		</SettingsSection>
	);
}

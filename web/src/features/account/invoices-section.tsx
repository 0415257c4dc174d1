import { useQuery } from "@tanstack/react-query";
import { subscriptionStatusQuery } from "#web/lib/subscription-status-query.ts";
import { Button } from "#web/ui/button.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { InvoiceTable } from "./invoice-table.tsx";
import { invoicesQuery } from "./invoices-query.ts";
import styles from "./section.module.css";

/** What was charged for plans. Only for somebody who ever had one. */
export function InvoicesSection() {
	const { data: subscription } = useQuery(subscriptionStatusQuery);
	return subscription && subscription.status !== null ? <Invoices /> : null;
}

function Invoices() {
	return (
		<SettingsSection
			title="Invoices"
			about={<p>What was charged for your plan. They open at the card payment provider.</p>}
		>
			<Asked />
		</SettingsSection>
	);
}

function Asked() {
	const { data, error, isFetching, refetch } = useQuery(invoicesQuery);
	if (data) {
		return <InvoiceTable invoices={data.invoices} />;
	}
	return error && !isFetching ? (
		<div className={styles["lines"]}>
			<p>{error.message}</p>
			<div>
				<Button look="secondary" onClick={() => void refetch()}>
					Try again
				</Button>
			</div>
		</div>
	) : (
		<div role="status">
			<VisuallyHidden>Loading your invoices</VisuallyHidden>
			<Skeleton height="4rem" />
		</div>
	);
}

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { FoundPayments } from "#contracts/admin/payments.ts";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { FoundReports } from "./found-reports.tsx";
import { FoundSubscriptions } from "./found-subscriptions.tsx";
import { PaymentSearch } from "./payment-search.tsx";
import { paymentsQuery } from "./payments-query.ts";

/** Finds what was paid, and gives it back. What is searched for stands in the address. Source: issue 6 "Payments". */
export function PaymentsTab() {
	const [address, setAddress] = useSearchParams();
	const q = address.get("q")?.trim() ?? "";
	const query = useQuery({ ...paymentsQuery(q), enabled: q !== "" });
	const search = (wanted: string) => {
		if (wanted === q) {
			void query.refetch();
			return;
		}
		setAddress(
			(last) => {
				last.set("q", wanted);
				return last;
			},
			{ preventScrollReset: true },
		);
	};
	return (
		<>
			<TabHead title="Payments" />
			<PaymentSearch searched={q} isPending={query.isFetching} onSearch={search} />
			{q === "" ? (
				<p>
					Find reports and subscriptions by the e-mail address of their buyer or owner, or by the id
					of a report, payment, subscription or customer.
				</p>
			) : (
				<QueryBoundary query={query} what="the payments" height="14rem">
					{(found) => <Found found={found} q={q} />}
				</QueryBoundary>
			)}
		</>
	);
}

function Found({ found: { reports, subscriptions }, q }: { found: FoundPayments; q: string }) {
	if (reports.length === 0 && subscriptions.length === 0) {
		return <p role="status">Nothing was found for {q}.</p>;
	}
	return (
		<>
			<FoundReports reports={reports} />
			<FoundSubscriptions subscriptions={subscriptions} />
		</>
	);
}

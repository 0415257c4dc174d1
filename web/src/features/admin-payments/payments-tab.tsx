import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import type { FoundPayments } from "#contracts/admin/payments.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import { TabHead } from "#web/ui/tab-head.tsx";
import { FoundReports } from "./found-reports.tsx";
import { FoundSubscriptions } from "./found-subscriptions.tsx";
import styles from "./payments.module.css";
import { paymentsQuery } from "./payments-query.ts";

/** Letters that a search needs: the server asks the same. */
const LEAST = 3;

type PaymentSearchProps = { searched: string; isPending: boolean; onSearch: (q: string) => void };

/** Finds payments by their owner or their id. Asks only on demand, because each search goes through every payment. */
function PaymentSearch({ searched, isPending, onSearch }: PaymentSearchProps) {
	const [typed, setTyped] = useState(searched);
	const [last, setLast] = useState(searched);
	if (searched !== last) {
		// Another search was come to by a link, or by going back.
		setLast(searched);
		setTyped(searched);
	}
	const [isRefused, setIsRefused] = useState(false);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const q = typed.trim();
		setIsRefused(q.length < LEAST);
		if (q.length >= LEAST) {
			onSearch(q);
		}
	};
	return (
		<search className="stack one-column gap-2 below-5">
			<form onSubmit={submit} noValidate className={styles["line"]}>
				<SearchField
					label="E-mail address or id"
					value={typed}
					onChange={(text) => {
						setTyped(text);
						setIsRefused(false);
					}}
					aria-invalid={isRefused || undefined}
					aria-describedby={isRefused ? "payment-search-error" : undefined}
				/>
				<Button type="submit" pending={isPending} pendingLabel="Searching...">
					Search
				</Button>
			</form>
			{isRefused ? (
				<FieldError id="payment-search-error">Enter an e-mail address or an id</FieldError>
			) : null}
		</search>
	);
}

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

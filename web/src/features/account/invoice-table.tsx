import type { Invoice } from "#contracts/subscription.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence, shortDateInWords } from "#domain/base/words.ts";
import { formatDay } from "#web/lib/format.ts";
import { Pill } from "#web/ui/pill.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./account.module.css";

const badges = {
	paid: { tone: "green", icon: "check", word: "Paid" },
	open: { tone: "amber", icon: "clock", word: "To be paid" },
	void: { tone: "grey", icon: "minus", word: "Void" },
	uncollectible: { tone: "red", icon: "alert", word: "Not paid" },
	refunded: { tone: "grey", icon: "back", word: "Refunded" },
} as const;

/** Invoices, newest first. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
	if (invoices.length === 0) {
		return <p>No invoices yet. The first comes with the first charge.</p>;
	}
	return (
		<table className={styles["invoices"]}>
			<caption>
				<VisuallyHidden>Invoices, newest first</VisuallyHidden>
			</caption>
			<thead>
				<tr>
					<th scope="col">Date</th>
					<th scope="col">Number</th>
					<th scope="col">Amount</th>
					<th scope="col">Status</th>
					<th scope="col">Open</th>
				</tr>
			</thead>
			<tbody>
				{invoices.map((invoice) => (
					<tr key={invoice.id}>
						<th scope="row">{shortDateInWords(londonDay(Date.parse(invoice.createdAt)))}</th>
						<td>{invoice.number ?? "Not numbered"}</td>
						<td>{poundsAndPence(pence(invoice.amount))}</td>
						<td>
							<Pill {...badges[invoice.status]} />
						</td>
						<td>
							<Links invoice={invoice} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Links({ invoice: { url, pdf, number, createdAt } }: { invoice: Invoice }) {
	const which = ` invoice ${number ?? `of ${formatDay(createdAt)}`}`;
	return (
		<span className={styles["links"]}>
			{url ? (
				<a href={url} target="_blank" rel="noopener">
					View
					<VisuallyHidden>{which}</VisuallyHidden>
				</a>
			) : null}
			{pdf ? (
				<a href={pdf} target="_blank" rel="noopener">
					PDF
					<VisuallyHidden>{` of${which}`}</VisuallyHidden>
				</a>
			) : null}
			{url || pdf ? null : "Not available"}
		</span>
	);
}

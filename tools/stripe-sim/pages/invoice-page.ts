import { pounds } from "../billing/pounds.ts";
import { sayDate } from "../billing/say-date.ts";
import type { Invoice } from "../contract/kinds.ts";
import { html, page } from "./html.ts";

/** What `hosted_invoice_url` leads to. */
export function invoicePage(invoice: Invoice): Response {
	const { amount_due, invoice_pdf, lines, number, status, subtotal, total } = invoice;
	return page(
		`Invoice ${number}`,
		html`<p>${sayDate(invoice.created)}, for ${invoice.customer_email ?? "nobody"}: ${status ?? ""}</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Amount</th></tr></thead>
<tbody>
${lines.data.map((line) => html`<tr><td>${line.description ?? ""}</td><td>${pounds(line.amount)}</td></tr>`)}
<tr><td>Discount</td><td>${pounds(total - subtotal)}</td></tr>
<tr><td>Total</td><td>${pounds(total)}</td></tr>
<tr><td>To pay</td><td>${pounds(amount_due)}</td></tr>
</tbody>
</table>
<p><a href="${new URL(invoice_pdf ?? "").pathname}">As a PDF file</a></p>`,
	);
}

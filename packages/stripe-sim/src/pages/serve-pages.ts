import { decodeForm } from "../api/form.ts";
import { StripeError } from "../api/stripe-error.ts";
import { formatDate, formatPounds } from "../billing/format.ts";
import type { Simulation } from "../simulation.ts";
import type { Invoice } from "../store.ts";
import { html, page } from "./html.ts";
import { portalPage } from "./portal.ts";
import { portalActions } from "./portal-actions.ts";

const address = /^\/(?<kind>portal|invoice)\/(?<id>\w+)(\/(?<part>\w+))?$/;

/** Answers a person's browser: the portal that a session leads to, and invoices. Null for every other address. */
export async function servePage(
	simulation: Simulation,
	request: Request,
): Promise<Response | null> {
	const { pathname } = new URL(request.url);
	const { kind, id = "", part = "" } = address.exec(pathname)?.groups ?? {};
	if (kind === "portal") {
		return (await answerPortal(simulation, request, { id, part })) ?? notFound();
	}
	if (kind === "invoice") {
		return answerInvoice(simulation, request.method, { id, part }) ?? notFound();
	}
	return null;
}

type PageAddress = { readonly id: string; readonly part: string };

async function answerPortal(
	simulation: Simulation,
	request: Request,
	{ id, part }: PageAddress,
): Promise<Response | null> {
	const session = simulation.store.find("billing_portal.session", id);
	if (session && request.method === "GET" && part === "") {
		return portalPage(simulation, session);
	}
	const act = portalActions.get(part);
	if (!session || !act || request.method !== "POST") {
		return null;
	}
	const form = decodeForm(await request.text());
	const notice = noticeOf(() => act(simulation, session, form));
	simulation.billing.portalNotices.set(id, notice);
	return new Response(null, { status: 303, headers: { Location: `/portal/${id}` } });
}

/** The message of an action, or why it was refused. */
function noticeOf(act: () => string): string {
	try {
		return act();
	} catch (cause) {
		if (cause instanceof StripeError) {
			return cause.message;
		}
		throw cause;
	}
}

function answerInvoice(simulation: Simulation, method: string, { id, part }: PageAddress) {
	const invoice = simulation.store.find("invoice", id);
	if (!invoice || method !== "GET") {
		return null;
	}
	if (part === "pdf") {
		return invoicePdf(invoice);
	}
	return part === "" ? invoicePage(invoice) : null;
}

function notFound(): Response {
	const headers = { "Content-Type": "text/plain; charset=utf-8" };
	return new Response("There is no such page.\n", { status: 404, headers });
}

/** What `hosted_invoice_url` leads to. */
function invoicePage(invoice: Invoice): Response {
	const { amount_due, invoice_pdf, lines, number, status, subtotal, total } = invoice;
	return page(
		`Invoice ${number}`,
		html`<p>${formatDate(invoice.created)}, for ${invoice.customer_email ?? "nobody"}: ${status ?? ""}</p>
<table>
<thead><tr><th scope="col">What</th><th scope="col">Amount</th></tr></thead>
<tbody>
${lines.data.map((line) => html`<tr><td>${line.description ?? ""}</td><td>${formatPounds(line.amount)}</td></tr>`)}
<tr><td>Discount</td><td>${formatPounds(total - subtotal)}</td></tr>
<tr><td>Total</td><td>${formatPounds(total)}</td></tr>
<tr><td>To pay</td><td>${formatPounds(amount_due)}</td></tr>
</tbody>
</table>
<p><a href="${new URL(invoice_pdf ?? "").pathname}">As a PDF file</a></p>`,
	);
}

/** What `invoice_pdf` leads to: one page of plain lines (ISO 32000-1, 7.5). */
function invoicePdf(invoice: Invoice): Response {
	const lines = [
		`Invoice ${invoice.number}, ${formatDate(invoice.created)}`,
		"Simulated payment provider: no money moves here.",
		...invoice.lines.data.map(
			({ amount, description }) => `${description}: ${formatPounds(amount)}`,
		),
		`Total: ${formatPounds(invoice.total)}`,
		`Paid: ${formatPounds(invoice.amount_paid)}`,
	];
	return new Response(
		Uint8Array.from(documentOf(lines), (letter) => letter.charCodeAt(0)),
		{
			headers: {
				"Content-Disposition": `inline; filename="invoice-${invoice.number}.pdf"`,
				"Content-Type": "application/pdf",
			},
		},
	);
}

function documentOf(lines: readonly string[]): string {
	const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`).join("\n");
	const content = `BT /F1 12 Tf 16 TL 56 780 Td\n${shown}\nET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>",
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
	];
	let text = "%PDF-1.4\n";
	const places = objects.map((object, index) => {
		const place = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const size = objects.length + 1;
	const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join("")}`;
	return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

import { pounds } from "../billing/pounds.ts";
import { sayDate } from "../billing/say-date.ts";
import type { Invoice } from "../contract/kinds.ts";

/** What `invoice_pdf` leads to: one page of plain lines (ISO 32000-1, 7.5). */
export function invoicePdf(invoice: Invoice): Response {
	const lines = [
		`Invoice ${invoice.number}, ${sayDate(invoice.created)}`,
		"Simulated payment provider: no money moves here.",
		...invoice.lines.data.map(({ amount, description }) => `${description}: ${pounds(amount)}`),
		`Total: ${pounds(invoice.total)}`,
		`Paid: ${pounds(invoice.amount_paid)}`,
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

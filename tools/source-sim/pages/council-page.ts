import { createHash } from "node:crypto";

/** What stands on a page of a council: its heading, and its parts as HTML. */
export type CouncilPage = { readonly heading: string; readonly parts: readonly string[] };

const NOTE = "This page stands in for the publisher's own. Its words are invented for tests.";

/** A page of a council's site, among a menu, a notice and a token that are another one on each visit. */
export function councilPage(host: string, { heading, parts }: CouncilPage, visits: number): string {
	const token = createHash("md5").update(String(visits)).digest("hex");
	return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${heading} – ${host}</title><script nonce="${token}">let visits = ${visits};</script></head><body>
<div id="cookie-notice"><p>We use cookies. Visit ${visits}.</p><button>Accept</button></div>
<header><nav><ul><li><a href="/">Home</a></li><li><a href="/news">${visits} items of news</a></li></ul></nav></header>
<ol class="breadcrumbs"><li>Home</li><li>Housing</li></ol>
<main id="content"><h1>${heading}</h1>
${parts.join("\n")}
<p>${NOTE}</p>
<form><input type="hidden" name="__RequestVerificationToken" value="${token}"></form></main>
<footer><p>Page served ${visits} times</p></footer></body></html>`;
}

/** The page that stands in front of one that somebody has to sign in for. */
export function signInPage(host: string): string {
	return `<!doctype html><html lang="en-GB"><head><title>Sign in – ${host}</title></head><body><main><h1>Sign in to your account</h1>
<form method="post"><p><label>Email <input type="email" name="user"></label></p><p><label>Password <input type="password" name="key"></label></p>
<p><button>Sign in</button></p></form><p>You need an account to see this page. If you have none, create one. It takes about five minutes, and you need an email address and a telephone.</p></main></body></html>`;
}

/** A document of one page that says this, as small as a PDF may be. */
export function councilPdf(text: string): Uint8Array {
	const stream = `BT /F1 12 Tf 72 720 Td (${text.replaceAll(/[()\\]/g, "")}) Tj ET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
	];
	let file = "%PDF-1.4\n";
	const places = objects.map((object, number) => {
		const place = file.length;
		file += `${number + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	return new TextEncoder().encode(
		`${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
	);
}

/** A paragraph. */
export function htmlParagraph(...sentences: readonly string[]): string {
	return `<p>${sentences.join(" ")}</p>`;
}

/** A heading with a list under it. */
export function listUnder(heading: string, items: readonly string[]): string {
	return `<h2>${heading}</h2><ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

/** A table with its heads in the first row. */
export function tabled(
	heading: string,
	[heads = [], ...rows]: readonly (readonly string[])[],
): string {
	const row = (cells: readonly string[], name: "td" | "th") =>
		`<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join("")}</tr>`;
	return `<h2>${heading}</h2><table><thead>${row(heads, "th")}</thead><tbody>${rows.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
}

/**
 * Text as it may stand between tags, or in an attribute in double quotes, of HTML and XML alike. What XML 1.0 forbids even as a reference is left out: a control
 * character (Word's line break is one) becomes a space, half of a surrogate pair the sign for a lost letter. Source: XML 1.0, section 2.2.
 */
export function escapeMarkup(text: string): string {
	return text
		.toWellFormed()
		.replace(FORBIDDEN, " ")
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

const FORBIDDEN = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu;

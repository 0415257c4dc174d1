/** Text as it may stand between tags, or in an attribute in double quotes, of HTML and XML alike. */
export function escapeMarkup(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

/** A field of a CSV file, quoted where it must be. Source: RFC 4180. */
export function csvField(text: string): string {
	return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

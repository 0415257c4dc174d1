/** Headers that say how an answer came, and not what it says. */
const CARRIED: readonly string[] = [
	"cf-ray",
	"connection",
	"content-length",
	"date",
	"etag",
	"keep-alive",
	"transfer-encoding",
	"vary",
	"x-request-id",
];

/** What differs between two answers that say the same, put in one form. */
const forms: readonly (readonly [RegExp, string])[] = [
	// A name that holds a hash of what the file holds.
	[/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1$2"],
	[/nonce-[\w+/=-]+/g, "nonce-N"],
	[/(nonce=)"[^"]*"/g, '$1"N"'],
	[/("requestId":)"[^"]*"/g, '$1"R"'],
	// The only ids that are drawn where no clock or number reaches: of mails in the mailbox of development.
	[/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "U"],
];

/** Puts mails in the order of what they say, without when they left: that alone is told by a real clock. */
export function sortMails(mailbox: string): string {
	const mails: { readonly sentAt: string }[] = JSON.parse(mailbox);
	const said = mails.map(({ sentAt: _, ...mail }) => normalise(JSON.stringify(mail)));
	return said.toSorted().join("\n");
}

/** Puts a text in the form in which two recordings are compared. */
export function normalise(text: string): string {
	return forms.reduce((all, [from, to]) => all.replaceAll(from, to), text);
}

/** Headers by name, without those that say how an answer came. A header that is set twice is there twice. */
export function normaliseHeaders(headers: Headers): [name: string, value: string][] {
	return [...headers]
		.filter(([name]) => !CARRIED.includes(name))
		.map(([name, value]) => [name, normalise(value)] as [string, string])
		.toSorted();
}

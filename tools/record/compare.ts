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
	// Into which files a page's code is put follows from where its modules stand.
	[/\n?<link rel="modulepreload"[^>]*>/g, ""],
	// A name that holds a hash of what the file holds.
	[/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, "$1$2"],
	// A class of a style sheet: its hash and line move with the file that it stands in.
	[/\b_([A-Za-z]\w*)_[\w-]{5}_\d+/g, "$1"],
	[/nonce-[\w+/=-]+/g, "nonce-N"],
	[/(nonce=)"[^"]*"/g, '$1"N"'],
	[/("requestId":)"[^"]*"/g, '$1"R"'],
	// The only ids that are drawn where no clock or number reaches: of mails in the mailbox of development.
	[/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "U"],
];

/** Puts mails in the order of what they say, without when they left: that alone comes from a real clock. */
export function sortMails(mailbox: string): string {
	const mails: { readonly sentAt: string }[] = JSON.parse(mailbox);
	const texts = mails.map(({ sentAt: _, ...mail }) => normalise(JSON.stringify(mail)));
	return texts.toSorted().join("\n");
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

/** Characters shown of what differs. */
const SHOWN = 160;

/** Where two recordings differ, in words: line by line, with what surrounds the first difference of each. Empty where they are the same. */
export function differencesOf(before: readonly string[], after: readonly string[]): string[] {
	const count = Math.max(before.length, after.length);
	return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
		const [was, is] = [before[at], after[at]];
		if (was === is) {
			return [];
		}
		if (was === undefined || is === undefined) {
			return `line ${at + 1} ${was === undefined ? "is new" : "is gone"}: ${(was ?? is ?? "").slice(0, SHOWN)}`;
		}
		const from = firstDifference(was, is);
		const around = (text: string) => text.slice(Math.max(0, from - SHOWN / 2), from + SHOWN / 2);
		return `line ${at + 1}: ${was.slice(0, SHOWN / 2)}\n  - ${around(was)}\n  + ${around(is)}`;
	});
}

function firstDifference(one: string, other: string): number {
	let at = 0;
	while (at < one.length && one[at] === other[at]) {
		at++;
	}
	return at;
}

/** Characters. A page that says less is a frame for a script to fill, or a notice that it cannot be shown. */
const SHORTEST_PAGE = 150;
/** Characters from which a page has something to say besides that it must be signed in to, or waited for. */
const SHORT_PAGE = 1500;
/** Characters of a frame that says it wants scripts. */
const SHORT_FRAME = 600;

const SIGN_IN = "it asks to sign in";

/** How a page that wants a visitor to sign in, and one that a machine does not get past, are headed. */
const SIGN_IN_HEADING = /^(please )?(sign|log)[ -]?(in|on)\b/i;
const BARRIER_HEADING =
	/^(just a moment|attention required|access denied|one moment|checking your browser|verify(ing)? you|request (rejected|unsuccessful)|are you (a )?human|pardon our interruption|security check)/i;
const PASSWORD_FIELD = /<input\b[^>]{0,500}\btype\s*=\s*["']?password\b/i;
const WANTS_SCRIPTS =
	/(enable|turn on|switch on|activate|requires?|needs?) javascript|javascript (is|must be|needs to be|has been) (required|enabled|disabled|turned|switched)/i;

/** A path, or the name of a host, that only a sign-in has. */
const SIGN_IN_PART = /^(log-?in|log-?on|sign-?in|sign-?on|sso|oauth2?|adfs|saml2?|auth|idp)$/i;

/**
 * Why what a page answered is not what people read there; null where it is. A page that became a sign-in, a notice to machines or a frame for a
 * script says nothing about licensing, so it is neither changed nor kept. `html` is what was sent, `text` its visible words.
 */
export function pageFault(html: string, text: string): string | null {
	const heads = headingsOf(html);
	if (text.length < SHORT_PAGE) {
		if (heads.some((head) => SIGN_IN_HEADING.test(head)) || PASSWORD_FIELD.test(html)) {
			return SIGN_IN;
		}
		if (heads.some((head) => BARRIER_HEADING.test(head))) {
			return "it keeps machines out";
		}
	}
	if (text.length < SHORTEST_PAGE) {
		return "it holds next to no text";
	}
	return text.length < SHORT_FRAME && WANTS_SCRIPTS.test(text)
		? "it shows nothing without scripts"
		: null;
}

/** The same of the address that a page leads to. */
export function addressFault({ hostname, pathname }: URL): string | null {
	const [first = ""] = hostname.split(".");
	return [first, ...pathname.split(/[/.]/)].some((part) => SIGN_IN_PART.test(part))
		? SIGN_IN
		: null;
}

/** What a page calls itself: its title and its first headings. */
function headingsOf(html: string): string[] {
	return [...html.slice(0, 200_000).matchAll(/<(?:title|h1)\b[^>]{0,500}>([^<]{0,200})/gi)]
		.slice(0, 4)
		.map(([, words = ""]) => words.trim());
}

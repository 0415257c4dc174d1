/** Characters. A page that says less is a frame for a script to fill, or a notice that it cannot be shown. */
const SHORTEST_PAGE = 150;
/** Characters from which a page has something to say besides that it must be signed in to, or waited for. */
const SHORT_PAGE = 1500;
/** Characters of a frame that says it wants scripts. */
const SHORT_FRAME = 600;

const SIGN_IN = "it asks to sign in";
/** Said of a page whose site answers as if all were well. */
export const NO_SUCH_PAGE = "it says that there is no such page";

/** How a page that wants a visitor to sign in, and one that a machine does not get past, are headed. One that speaks of licences is about them. */
const SIGN_IN_HEADING = /^(?!.*\blicen[cs])(please )?(sign|log)[ -]?(in|on)\b/i;
const BARRIER_HEADING =
	/^(just a moment|attention required|access (denied|to this page)|one moment|checking your browser|verify(ing)?( that)? you|(human|bot) verification|request (rejected|unsuccessful|blocked)|are you (a )?(human|robot)|robot or human|pardon our interruption|security check|ddos protection|(sorry, )?you have been blocked|unusual traffic|forbidden|403( forbidden|\s*($|[|:–—-])))/i;
/** How a page is headed that stands in the place of one that is gone, or broken, with the status of one that is well. */
const MISSING_HEADING =
	/^(error )?404\s*($|[|:–—-])|[|:–—-]\s*(error )?404$|\bnot found\b|(can ?not|can.t|could ?n.t|could not|unable to) (be )?f(i|ou)nd|no longer (exists?|available)|does(n.t| not) exist|^page (unavailable|missing|removed|moved)/i;
const ERROR_HEADING =
	/^(?!.*\blicen[cs])(an? )?((server|application|runtime|system|internal|unexpected) )*(error|fault|exception)\b|went wrong|^50[0234]( internal|\s*($|[|:–—-]))|bad gateway|gateway time-?out|(service|site|page|temporarily) (is )?(currently |temporarily )?unavailable|(under|down for|scheduled) maintenance|technical (difficult|problem)|back soon/i;
const COOKIE_HEADING =
	/^((we|this (web)?site) uses? cookies|(your )?(cookies?|privacy) (on|consent|settings|preferences|choices|notice)|(accept|manage|allow) (your |all )?cookies|before you continue|we value your privacy|cookies$)/i;
const PASSWORD_FIELD = /<input\b[^>]{0,500}\btype\s*=\s*["']?password\b/i;
const WANTS_SCRIPTS =
	/(enable|turn on|switch on|activate|requires?|needs?) javascript|javascript (is|must be|needs to be|has been) (required|enabled|disabled|turned|switched)/i;

/** A path, or the name of a host, that only a sign-in has. */
const SIGN_IN_PART = /^(log-?in|log-?on|sign-?in|sign-?on|sso|oauth2?|adfs|saml2?|auth|idp)$/i;

/** What short pages that are none are headed with, and what they say so: by any heading, or by every one where whole pages have such beside others. */
const headedSo = [
	{ sign: SIGN_IN_HEADING, by: "every", fault: SIGN_IN },
	{ sign: BARRIER_HEADING, by: "some", fault: "it keeps machines out" },
	{ sign: MISSING_HEADING, by: "some", fault: NO_SUCH_PAGE },
	{ sign: ERROR_HEADING, by: "every", fault: "it shows an error" },
	{ sign: COOKIE_HEADING, by: "every", fault: "it asks about cookies first" },
] as const;

/**
 * Why what a page answered is not what people read there; null where it is. A page that became a sign-in, a notice to machines, that it is gone, broken
 * or wants a choice of cookies, a frame for a script or no text at all says nothing about licensing, so it is neither changed nor kept. `html` is what
 * was sent, `text` its visible words.
 */
export function pageFault(html: string, text: string): string | null {
	if (isBinary(html)) {
		return "it is no text";
	}
	if (text.length < SHORT_PAGE) {
		if (PASSWORD_FIELD.test(html)) {
			return SIGN_IN;
		}
		const heads = headingsOf(html);
		const notice =
			heads.length > 0 && headedSo.find(({ sign, by }) => heads[by]((head) => sign.test(head)));
		if (notice) {
			return notice.fault;
		}
	}
	if (text.length < SHORTEST_PAGE) {
		return "it holds next to no text";
	}
	return text.length < SHORT_FRAME && WANTS_SCRIPTS.test(text)
		? "it shows nothing without scripts"
		: null;
}

/** Signs of a hundred that stand for no letter, from which on what was sent is no text, or is in an encoding that it does not name. */
const MOST_STRAY = 2;

function isBinary(html: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: what no page holds is asked for
	const stray = html.slice(0, 50_000).match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
	return stray * 100 > MOST_STRAY * Math.min(html.length, 50_000);
}

/** How documents of offices begin that councils publish: the packed and the older formats. */
const OFFICE_DOCUMENTS = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];
/** Bytes in which the sign of a PDF must begin: what stands before it readers pass over. Source: Adobe, PDF Reference 1.7, H.3 note 13. */
const PDF_BEGINS_WITHIN = 1024;

/** Whether what was sent, whatever it is called, is a document. */
export function isDocument(bytes: Uint8Array): boolean {
	const beginning = Buffer.from(bytes.subarray(0, PDF_BEGINS_WITHIN)).toString("latin1");
	return OFFICE_DOCUMENTS.some((sign) => beginning.startsWith(sign)) || beginning.includes("%PDF-");
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
		.map(([, words = ""]) => words.trim())
		.filter((words) => words !== "");
}

/** Characters. A shorter page is a frame for a script to fill, or a notice that it cannot be shown. */
const SHORTEST_PAGE = 150;
/** Characters from which a page has content of its own, besides a sign-in or a waiting notice. */
const SHORT_PAGE = 1500;
/** Characters below which a page that asks for scripts is an empty frame. */
const SHORT_FRAME = 600;

const SIGN_IN = "it asks to sign in";
/** Used for a missing page even where its site answers 200. */
export const NO_SUCH_PAGE = "it says that there is no such page";

/** Headings of sign-in pages and of barriers against bots. A heading that mentions licences is about licences. */
const SIGN_IN_HEADING = /^(?!.*\blicen[cs])(please )?(sign|log)[ -]?(in|on)\b/i;
const BARRIER_HEADING =
	/^(just a moment|attention required|access (denied|to this page)|one moment|checking your browser|verify(ing)?( that)? you|(human|bot) verification|request (rejected|unsuccessful|blocked)|are you (a )?(human|robot)|robot or human|pardon our interruption|security check|ddos protection|(sorry, )?you have been blocked|unusual traffic|forbidden|403( forbidden|\s*($|[|:–—-])))/i;
/** Headings of pages that stand in for a missing or broken page, even with a status of 200. */
const MISSING_HEADING =
	/^(error )?404\s*($|[|:–—-])|[|:–—-]\s*(error )?404$|\bnot found\b|(can ?not|can.t|could ?n.t|could not|unable to) (be )?f(i|ou)nd|no longer (exists?|available)|does(n.t| not) exist|^page (unavailable|missing|removed|moved)/i;
const ERROR_HEADING =
	/^(?!.*\blicen[cs])(an? )?((server|application|runtime|system|internal|unexpected) )*(error|fault|exception)\b|went wrong|^50[0234]( internal|\s*($|[|:–—-]))|bad gateway|gateway time-?out|(service|site|page|temporarily) (is )?(currently |temporarily )?unavailable|(under|down for|scheduled) maintenance|technical (difficult|problem)|back soon/i;
const COOKIE_HEADING =
	/^((we|this (web)?site) uses? cookies|(your )?(cookies?|privacy) (on|consent|settings|preferences|choices|notice)|(accept|manage|allow) (your |all )?cookies|before you continue|we value your privacy|cookies$)/i;
const PASSWORD_FIELD = /<input\b[^>]{0,500}\btype\s*=\s*["']?password\b/i;
const WANTS_SCRIPTS =
	/(enable|turn on|switch on|activate|requires?|needs?) javascript|javascript (is|must be|needs to be|has been) (required|enabled|disabled|turned|switched)/i;

/** A path segment or host name that only sign-in pages have. */
const SIGN_IN_PART = /^(log-?in|log-?on|sign-?in|sign-?on|sso|oauth2?|adfs|saml2?|auth|idp)$/i;

/** Heading patterns of short notices. `some`: one heading is enough. `every`: all have to match, because real pages have such headings beside others. */
const headedSo = [
	{ sign: SIGN_IN_HEADING, by: "every", fault: SIGN_IN },
	{ sign: BARRIER_HEADING, by: "some", fault: "it keeps machines out" },
	{ sign: MISSING_HEADING, by: "some", fault: NO_SUCH_PAGE },
	{ sign: ERROR_HEADING, by: "every", fault: "it shows an error" },
	{ sign: COOKIE_HEADING, by: "every", fault: "it asks about cookies first" },
] as const;

/**
 * Why a response is not the page that people read; null where it is. A sign-in, a bot barrier, a missing or broken page, a cookie choice, an empty frame
 * for scripts or a page without text says nothing about licensing, so it neither counts as a change nor is kept. `html` is the response, `text` its visible
 * words.
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

/** Percent of characters that are control or replacement characters, above which a response is not text or does not name its encoding. */
const MOST_STRAY = 2;

function isBinary(html: string): boolean {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: what no page holds is asked for
	const stray = html.slice(0, 50_000).match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
	return stray * 100 > MOST_STRAY * Math.min(html.length, 50_000);
}

/** First bytes of office documents that councils publish, in the packed and the older formats. */
const OFFICE_DOCUMENTS = ["PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];
/** Bytes in which a PDF's signature must begin, because readers skip what precedes it. Source: Adobe, PDF Reference 1.7, H.3 note 13. */
const PDF_BEGINS_WITHIN = 1024;

/** Whether a response is a document, whatever its declared type. */
export function isDocument(bytes: Uint8Array): boolean {
	const beginning = Buffer.from(bytes.subarray(0, PDF_BEGINS_WITHIN)).toString("latin1");
	return OFFICE_DOCUMENTS.some((sign) => beginning.startsWith(sign)) || beginning.includes("%PDF-");
}

/** Why the address that a page leads to is not the page itself; null where it may be. */
export function addressFault({ hostname, pathname }: URL): string | null {
	const [first = ""] = hostname.split(".");
	return [first, ...pathname.split(/[/.]/)].some((part) => SIGN_IN_PART.test(part))
		? SIGN_IN
		: null;
}

/** A page's title and first headings. */
function headingsOf(html: string): string[] {
	return [...html.slice(0, 200_000).matchAll(/<(?:title|h1)\b[^>]{0,500}>([^<]{0,200})/gi)]
		.slice(0, 4)
		.map(([, words = ""]) => words.trim())
		.filter((words) => words !== "");
}

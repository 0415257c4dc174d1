import type { EvidencePublisher, SchemeEvidence } from "../../base/facts/scheme.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { shortDateInWords } from "../../base/words.ts";
import { councilPageDefect, hostOf, IN_THE_CLEAR, isInTheClear } from "./council-page.ts";

/** Recorded as the reader of a stored copy. */
export const BY_CHECK = "check";

/** Publishers whose pages may be shown; the press and competitors are internal notes. Source: Rule LICENCE-13. */
const shownPublishers: readonly EvidencePublisher[] = [
	"council",
	"gov_uk",
	"gazette",
	"notice_portal",
];

/** Hosts of copies or drafts of council pages, and code repositories: evidence there is never shown. Source: Rule LICENCE-13. */
const COPY_OF_A_SITE =
	/(^|[.-])(test|webtest|testing|stage|staging|uat|pre|preprod|preview|dev|demo|prd|www-prod|mta-sts|mirror|cache|archive)([.-]|\d|$)|(^|\.)(development\.planning\.data|github|gitlab|bitbucket|githubusercontent|vdocuments|orangebus|azurewebsites|squiz|web\.archive)\./i;

/** Whether an address is a working copy, a mirror or a code repository instead of a publisher's own site. */
export function isCopyOfSite(address: string): boolean {
	return COPY_OF_A_SITE.test(hostOf(address));
}

/** What `isShown` answered of each piece: a report asks about one in twenty places, and reading an address is slow. */
const shown = new WeakMap<SchemeEvidence, boolean>();

/** Whether a piece of evidence may be shown to visitors. One that is not is an internal note. */
export function isShown(evidence: SchemeEvidence): boolean {
	const { url, publisher } = evidence;
	const answer =
		shown.get(evidence) ??
		(shownPublishers.includes(publisher) && councilPageDefect(url) === null && !isCopyOfSite(url));
	shown.set(evidence, answer);
	return answer;
}

/** The evidence of a row that visitors may see, the newest reading first. */
export function shownEvidence(evidence: readonly SchemeEvidence[]): SchemeEvidence[] {
	return evidence.filter(isShown).toSorted((a, b) => b.readDay.localeCompare(a.readDay));
}

/** Publishers whose pages count as official; the others cite a source of their own. Source: Rule LICENCE-2. */
const officialPublishers: readonly EvidencePublisher[] = ["council", "gov_uk", "gazette"];

/** Official pages of a row that we read ourselves, so that their content may be published. */
export function ownPages(evidence: readonly SchemeEvidence[]): SchemeEvidence[] {
	return shownEvidence(evidence).filter(({ publisher }) => officialPublishers.includes(publisher));
}

/** Link to a page that a verdict rests on. */
export type EvidenceLink = {
	readonly url: string;
	/** "Council page, read 24 Nov 2026"; says so where a copy was read, or nothing. */
	readonly name: string;
	/** One sentence: what it proves; null of a page that we have not read. */
	readonly proves: string | null;
};

/** Most links beside a verdict; more would be a list to study. */
const MOST_LINKS = 2;

/** The fields of a row that its links need. */
type Proven = { readonly url: string | null; readonly evidence: readonly SchemeEvidence[] };

/** Links to the rows' pages, each once, the newest reading first. For rows of which we read no page, the councils' own pages, marked as unread. */
export function evidenceLinks(rows: readonly Proven[]): EvidenceLink[] {
	const read = shownEvidence(rows.flatMap(({ evidence }) => evidence)).map(
		({ url, publisher, readDay, readBy, proves }) => ({
			url,
			name: `${publisherInWords[publisher]}, ${readBy === BY_CHECK ? "copy read" : "read"} ${shortDateInWords(readDay)}`,
			proves,
		}),
	);
	const links = read.length > 0 ? read : rows.flatMap(({ url }) => (url ? [unreadPage(url)] : []));
	return links
		.filter(({ url }, at) => links.findIndex((link) => link.url === url) === at)
		.slice(0, MOST_LINKS)
		.map((link, at, [first]) =>
			at > 0 && link.name === first?.name
				? { ...link, name: `Another ${lowerFirst(link.name)}` }
				: link,
		);
}

function unreadPage(url: string): EvidenceLink {
	const safety = isInTheClear(url) ? IN_THE_CLEAR : "";
	return { url, name: `Council page, not checked by us${safety}`, proves: null };
}

/** Publisher's page in words, as a link begins. */
export const publisherInWords: Readonly<Record<EvidencePublisher, string>> = {
	council: "Council page",
	gov_uk: "GOV.UK page",
	gazette: "Notice in The Gazette",
	notice_portal: "Public notice",
	press: "Press report",
	other: "Other page",
};

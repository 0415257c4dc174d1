import type { EvidencePublisher, SchemeEvidence } from "../../base/facts/scheme.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { shortDateInWords } from "../../base/words.ts";
import { councilPageDefect, hostOf, IN_THE_CLEAR, isInTheClear } from "./council-page.ts";

/** Who read what was read in a stored copy. */
export const BY_CHECK = "check";

/** Publishers whose pages are shown: the press and rivals are notes of our own. Source: Rule LICENCE-13. */
const shownPublishers: readonly EvidencePublisher[] = [
	"council",
	"gov_uk",
	"gazette",
	"notice_portal",
];

/** Hosts that copy or prepare a council's pages, and stores of code: never evidence that is shown. Source: Rule LICENCE-13. */
const COPY_OF_A_SITE =
	/(^|[.-])(test|webtest|testing|stage|staging|uat|pre|preprod|preview|dev|demo|prd|www-prod|mta-sts|mirror|cache|archive)([.-]|\d|$)|(^|\.)(development\.planning\.data|github|gitlab|bitbucket|githubusercontent|vdocuments|orangebus|azurewebsites|squiz|web\.archive)\./i;

/** Whether an address is of a working copy, a mirror or a store of code rather than of a publisher's own site. */
export function isCopyOfSite(address: string): boolean {
	return COPY_OF_A_SITE.test(hostOf(address));
}

/** Whether a piece of evidence may be shown to visitors. One that is not is an internal note. */
export function isShown({ url, publisher }: SchemeEvidence): boolean {
	return (
		shownPublishers.includes(publisher) && councilPageDefect(url) === null && !isCopyOfSite(url)
	);
}

/** The evidence of a row that visitors may see, the newest reading first. */
export function shownEvidence(evidence: readonly SchemeEvidence[]): SchemeEvidence[] {
	return evidence.filter(isShown).toSorted((a, b) => b.readDay.localeCompare(a.readDay));
}

/** Publishers whose page is read as the official word: the others name their own source. Source: Rule LICENCE-2. */
const officialPublishers: readonly EvidencePublisher[] = ["council", "gov_uk", "gazette"];

/** The pages of a row that we read ourselves and that are official, so that their content may be given on. */
export function ownPages(evidence: readonly SchemeEvidence[]): SchemeEvidence[] {
	return shownEvidence(evidence).filter(({ publisher }) => officialPublishers.includes(publisher));
}

/** A page that a verdict rests on, as it is linked to. */
export type EvidenceLink = {
	readonly url: string;
	/** "Council page, read 24 Nov 2026", that it was a copy that was read, or that we have not read it. */
	readonly name: string;
	/** One sentence: what it proves; null of a page that we have not read. */
	readonly proves: string | null;
};

/** Pages that a verdict links to beside its sentence: the newest readings, of which more would be a list to study. */
const MOST_LINKS = 2;

/** What of a row its links are made of. */
type Proven = { readonly url: string | null; readonly evidence: readonly SchemeEvidence[] };

/** The pages that rows rest on, each once, the newest reading first; of rows of which we read none, the councils' own pages, under words that say so. */
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

/** A page of a publisher, as a link begins with it. */
export const publisherInWords: Readonly<Record<EvidencePublisher, string>> = {
	council: "Council page",
	gov_uk: "GOV.UK page",
	gazette: "Notice in The Gazette",
	notice_portal: "Public notice",
	press: "Press report",
	other: "Other page",
};

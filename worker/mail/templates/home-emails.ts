import { type LiveKind, liveSources } from "#domain/base/facts/live-sources.ts";
import { countInWords } from "#domain/base/words.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import type { EmailContent } from "#worker/mail/layout.ts";

type Change = {
	/** What the home is called. */
	readonly home: string;
	readonly event: Pick<
		HomeEvent,
		"title" | "from" | "to" | "why" | "detail" | "answer" | "next" | "page"
	>;
};

type News = {
	/** Gravest first. */
	readonly changes: readonly [Change, ...Change[]];
	/** Live sources that failed at the last look, and at how many homes. One of another name stands for all of them. */
	readonly unasked: readonly { readonly source: string; readonly homes: number }[];
};

/** Changes that one mail tells; the list of homes has the others. */
const MOST_CHANGES = 20;

/** Tells an account what changed at its homes since the last such mail. `link` leads to its homes. Source: Rule WATCH-5. */
export function homeNews(username: string, { changes, unasked }: News, link: string): EmailContent {
	const subject = `${countInWords(changes.length, "change")} at your homes`;
	const more = changes.length - MOST_CHANGES;
	return {
		subject,
		preview: changeInWords(changes[0]),
		username,
		paragraphs: [
			`This is what we found since our last mail${changes.length > 1 ? ", the gravest first" : ""}.`,
			...changes.slice(0, MOST_CHANGES).map(changeWithSteps),
			...(more > 0 ? [`Your homes show ${more} more.`] : []),
			...unasked.map(unaskedInWords),
		],
		button: { label: "Open your homes", address: link },
		notes: [
			"We look at your homes every three days. You get one mail a week at most, and none without news.",
			"This is information, not legal, financial or valuation advice. Ask the council before you act on a licence.",
			"If you did not add these homes, change your password.",
		],
	};
}

/** "12 High Street. Selective licence: “Needed”. Before: “None found”." */
function changeInWords({ home, event: { title, from, to } }: Change): string {
	return `${home}. ${title}${title.endsWith("?") ? "" : ":"} “${to}”. Before: “${from}”.`;
}

function changeWithSteps(change: Change): string {
	const { why, detail, answer, next, page } = change.event;
	return [
		changeInWords(change),
		...(next ? [`To do: ${next.what} (${next.who}).`] : []),
		why,
		...(detail === null ? [] : [detail]),
		...(answer ? [`Can it be let? “${answer.to}”. Before: “${answer.from}”.`] : []),
		...(page === null ? [] : [`Source: ${page}`]),
	].join(" ");
}

function unaskedInWords({ source, homes }: News["unasked"][number]): string {
	const of = countInWords(homes, "home");
	return source in liveSources
		? `${liveSources[source as LiveKind].name} did not answer about ${of} at our last look. What it knows of a change there is missing here.`
		: `We could not look at ${of} last time. A change there is missing here. We try again within three days.`;
}

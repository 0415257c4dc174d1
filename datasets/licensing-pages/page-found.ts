import * as z from "zod";
import type { Store } from "#datasets/ingest/store/store.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import {
	coverageKinds,
	evidencePublishers,
	schemeKinds,
	schemeStatuses,
} from "#domain/base/facts/scheme.ts";
import { phaseOn } from "#domain/subjects/licensing/scheme-phase.ts";
import { watchedAddresses } from "#domain/subjects/licensing/watched-addresses.ts";
import type { PageSeen } from "./council-pages.ts";
import { NO_SUCH_PAGE } from "./page-fault.ts";

const Evidence = z.array(
	z.object({
		url: z.string(),
		publisher: z.enum(evidencePublishers),
		pageDay: z.string().nullable(),
		readDay: z.string(),
		readBy: z.string(),
		proves: z.string(),
	}),
);

const SchemeWithPages = z.object({
	id: z.string(),
	url: z.string().nullable(),
	evidence: z.string().transform((json) => Evidence.parse(JSON.parse(json))),
	kind: z.enum(schemeKinds),
	status: z.enum(schemeStatuses),
	coverage: z.enum(coverageKinds),
	start: z.string().nullable(),
	end: z.string().nullable(),
});

/** Pages that rows of the register rest on which have not ended, in the order of their addresses, each with the ids of its rows. */
export async function schemePages(
	store: Store,
	today: IsoDate,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const rows = await store.read(
		`SELECT id, url, evidence, kind, status, coverage, start_day AS start, end_day AS "end"
			FROM licensing_schemes ORDER BY id`,
	);
	const resting = rows
		.map((row) => SchemeWithPages.parse(row))
		.filter((scheme) => phaseOn(scheme, today) !== "ended")
		.flatMap((scheme) => watchedAddresses(scheme).map((url) => ({ url, id: scheme.id })));
	const pages = Map.groupBy(resting, ({ url }) => url);
	return new Map(
		[...pages.keys()]
			.toSorted(inCodeUnits)
			.map((url) => [url, (pages.get(url) ?? []).map(({ id }) => id)]),
	);
}

/** The order in which `after` of a run's progress compares addresses. */
function inCodeUnits(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

const Seen = z.object({
	url: z.string(),
	status: z.int().nullable(),
	hash: z.string().nullable(),
	misses: z.int(),
	changedAt: z.int().nullable(),
	fault: z.string().nullable(),
});

/** These pages as they were last seen; one that never was is as yet unread. */
export async function pagesAsSeen(store: Store, urls: readonly string[]): Promise<SeenPage[]> {
	const rows = await store.read(
		`SELECT url, status, hash, misses, changed_at AS changedAt, fault FROM scheme_pages
			WHERE url IN (SELECT value FROM json_each(?1))`,
		[JSON.stringify(urls)],
	);
	const seen = new Map(rows.map((row) => Seen.parse(row)).map((page) => [page.url, page]));
	const unseen = { status: null, hash: null, misses: 0, changedAt: null, fault: null };
	return urls.map((url) => seen.get(url) ?? { url, ...unseen });
}

/** A page of the register as it was last seen. */
export type SeenPage = {
	readonly url: string;
	readonly status: number | null;
	/** Of its text when it was last read; null while it never was. */
	readonly hash: string | null;
	/** Looks in a row that found no page there. */
	readonly misses: number;
	/** UTC milliseconds. */
	readonly changedAt: number | null;
	/** In words, why the last look could not read it. */
	readonly fault: string | null;
};

/** What a look says of the rows that rest on the page. `back`: it was gone, and is what it was before. */
export type Finding = "changed" | "gone" | "back" | null;

/** What a page said when it was read, and how that is to what it said before. */
export type PageReading = {
	readonly hash: string;
	/** Null of a document. */
	readonly text: string | null;
	/** `same` as at the last reading, `changed` since, or not to be compared: the `first`, or by another way of reading. */
	readonly since: "same" | "changed" | "first";
};

/** A page that could not be read gives nothing to keep, so that a notice in its place never takes the place of its text. */
function readingOf({ hash, text }: PageSeen, before: string | null): PageReading | null {
	if (hash === null) {
		return null;
	}
	if (hash === before) {
		return { hash, text, since: "same" };
	}
	return { hash, text, since: isOther(hash, before) ? "changed" : "first" };
}

/** Whether a page says something else. A hash that another way of reading made, which stands before its colon, tells nothing. */
function isOther(hash: string, before: string | null): boolean {
	return before !== null && hash.split(":")[0] === before.split(":")[0];
}

/** Statuses by which a site says that there is no such page. */
const NO_PAGE = [404, 410];
/** Looks in a row that find no page before it counts as gone: sites are moved and mended. */
export const MISSES = 2;

/** Many sites send the words that there is no such page with the status of one that is well. */
function isMiss({ status, fault }: PageSeen): boolean {
	return (status !== null && NO_PAGE.includes(status)) || fault === NO_SUCH_PAGE;
}

/** A page after a look at it. One that could not be read is as it was, but for how it answered. */
export function pageAfter(
	look: PageSeen,
	before: SeenPage,
	now: number,
): { page: SeenPage; reading: PageReading | null; finding: Finding } {
	const { url } = before;
	const { status, fault } = look;
	const reading = readingOf(look, before.hash);
	if (reading === null) {
		const misses = isMiss(look) ? before.misses + 1 : before.misses;
		return {
			page: { ...before, status, misses, fault },
			reading,
			finding: misses === MISSES && misses > before.misses ? "gone" : null,
		};
	}
	const { hash } = reading;
	const hasChanged = reading.since === "changed";
	const changedAt = hasChanged ? now : before.changedAt;
	return {
		page: { url, status, hash, misses: 0, changedAt, fault },
		reading,
		finding: hasChanged ? "changed" : before.misses >= MISSES ? "back" : null,
	};
}

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

/** Pages behind the register's rows that have not ended, sorted by address, each with the ids of its rows. */
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

/** Sorts addresses as the `after` of a run's progress compares them. */
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

/** The last known state of these pages; a page never seen has empty fields. */
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
	/** Hash of its text at the last reading; null while it was never read. */
	readonly hash: string | null;
	/** Consecutive looks that found no page there. */
	readonly misses: number;
	/** UTC milliseconds. */
	readonly changedAt: number | null;
	/** In words, why the last look could not read it. */
	readonly fault: string | null;
};

/** Effect of a look on the rows behind the page. `back`: it was gone, and reads as it did before. */
export type Finding = "changed" | "gone" | "back" | null;

/** Content of a page that was read, compared with its earlier content. */
export type PageReading = {
	readonly hash: string;
	/** Null for a document. */
	readonly text: string | null;
	/** `same` or `changed` since the last reading; `first` where there is none, or its hash was made by another extraction. */
	readonly since: "same" | "changed" | "first";
};

/** The reading of a page; null for one that could not be read, so that a notice never replaces its text. */
function readingOf({ hash, text }: PageSeen, before: string | null): PageReading | null {
	if (hash === null) {
		return null;
	}
	if (hash === before) {
		return { hash, text, since: "same" };
	}
	return { hash, text, since: isOther(hash, before) ? "changed" : "first" };
}

/** Whether a page's text has changed. A hash made by another extraction (its prefix before the colon) cannot be compared. */
function isOther(hash: string, before: string | null): boolean {
	return before !== null && hash.split(":")[0] === before.split(":")[0];
}

/** Statuses by which a site says that there is no such page. */
const NO_PAGE = [404, 410];
/** Consecutive misses before a page counts as gone, because sites are moved and repaired. */
export const MISSES = 2;

/** Many sites send "no such page" with a status of 200. */
function isMiss({ status, fault }: PageSeen): boolean {
	return (status !== null && NO_PAGE.includes(status)) || fault === NO_SUCH_PAGE;
}

/** State of a page after a look. An unreadable page keeps its earlier state, apart from status, fault and misses. */
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

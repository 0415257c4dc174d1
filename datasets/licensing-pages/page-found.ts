import * as z from "zod";
import type { Store } from "#datasets/ingest/store/store.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { coverageKinds, schemeKinds, schemeStatuses } from "#domain/licensing/scheme.ts";
import { phaseOn } from "#domain/licensing/scheme-phase.ts";
import type { PageSeen } from "./council-pages.ts";

const SchemeWithPage = z.object({
	id: z.string(),
	url: z.string(),
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
		`SELECT id, url, kind, status, coverage, start_day AS start, end_day AS "end"
			FROM licensing_schemes WHERE url IS NOT NULL ORDER BY url, id`,
	);
	const current = rows
		.map((row) => SchemeWithPage.parse(row))
		.filter((scheme) => phaseOn(scheme, today) !== "ended");
	return new Map(
		[...Map.groupBy(current, ({ url }) => url)].map(([url, schemes]) => [
			url,
			schemes.map(({ id }) => id),
		]),
	);
}

const Seen = z.object({
	url: z.string(),
	status: z.int().nullable(),
	hash: z.string().nullable(),
	misses: z.int(),
	changedAt: z.int().nullable(),
});

/** These pages as they were last seen; one that never was is as yet unread. */
export async function pagesAsSeen(store: Store, urls: readonly string[]): Promise<SeenPage[]> {
	const rows = await store.read(
		`SELECT url, status, hash, misses, changed_at AS changedAt FROM scheme_pages
			WHERE url IN (SELECT value FROM json_each(?1))`,
		[JSON.stringify(urls)],
	);
	const seen = new Map(rows.map((row) => Seen.parse(row)).map((page) => [page.url, page]));
	return urls.map(
		(url) => seen.get(url) ?? { url, status: null, hash: null, misses: 0, changedAt: null },
	);
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
};

/** What a look says of the rows that rest on the page. `back`: it was gone, and is what it was before. */
export type Finding = "changed" | "gone" | "back" | null;

/** Statuses by which a site says that there is no such page. */
const NO_PAGE = [404, 410];
/** Looks in a row that find no page before it counts as gone: sites are moved and mended. */
const MISSES = 2;

/** A page after a look at it. One that could not be read is as it was, but for the status. */
export function pageAfter(
	look: PageSeen,
	before: SeenPage,
	now: number,
): { page: SeenPage; finding: Finding } {
	const { url } = before;
	const { status } = look;
	if (look.hash === null) {
		const misses = status !== null && NO_PAGE.includes(status) ? before.misses + 1 : before.misses;
		return {
			page: { ...before, status, misses },
			finding: misses === MISSES && misses > before.misses ? "gone" : null,
		};
	}
	const hasChanged = isOther(look.hash, before.hash);
	return {
		page: {
			url,
			status,
			hash: look.hash,
			misses: 0,
			changedAt: hasChanged ? now : before.changedAt,
		},
		finding: hasChanged ? "changed" : before.misses >= MISSES ? "back" : null,
	};
}

/** Whether a page says something else. A hash that another way of reading made, which stands before its colon, tells nothing. */
function isOther(hash: string, before: string | null): boolean {
	return (
		before !== null &&
		hash !== before &&
		hash.slice(0, hash.indexOf(":")) === before.slice(0, before.indexOf(":"))
	);
}

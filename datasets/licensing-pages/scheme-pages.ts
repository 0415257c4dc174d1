import * as z from "zod";
import type { Store } from "#datasets/ingest/store/store.ts";
import type { IsoDate } from "#domain/calendar.ts";
import { announcements, coverageKinds, schemeKinds } from "#domain/licensing/scheme.ts";
import { statusOn } from "#domain/licensing/scheme-status.ts";
import type { SeenPage } from "./page-found.ts";

const SchemeWithPage = z.object({
	id: z.string(),
	url: z.string(),
	kind: z.enum(schemeKinds),
	announced: z.enum(announcements),
	coverage: z.enum(coverageKinds),
	start: z.string().nullable(),
	end: z.string().nullable(),
});

/** Pages that rows of the register rest on which have not ended, in the order of their addresses, each with the ids of its rows. */
export async function pagesRestedOn(
	store: Store,
	today: IsoDate,
): Promise<ReadonlyMap<string, readonly string[]>> {
	const rows = await store.read(
		`SELECT id, url, kind, announced, coverage, start_day AS start, end_day AS "end"
			FROM licensing_schemes WHERE url IS NOT NULL ORDER BY url, id`,
	);
	const current = rows
		.map((row) => SchemeWithPage.parse(row))
		.filter((scheme) => statusOn(scheme, today) !== "ended");
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

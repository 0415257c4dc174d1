import * as z from "zod";
import { londonDay } from "#domain/base/calendar.ts";
import { readAuthorities, todaysCodes } from "../ingest/areas/authorities.ts";
import { csvRows } from "../ingest/csv/csv-rows.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type HeldEdition, type Importer, RefusedNews, type Step } from "../ingest/run/importer.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import type { Store } from "../ingest/store/store.ts";
import { type Counted, countAreas, type PublishedAreas } from "./count-areas.ts";
import { AREAS } from "./lines-of.ts";
import { type Rows, readOrganisations } from "./read-organisations.ts";

/** Bytes of the longest row accepted: the outline of a whole district, drawn along every kerb. */
const LONGEST_ROW = 16_000_000;

/** The rows of a file, the first of them its header. @throws RefusedNews, and FileFault for a file that cannot be had */
async function* rowsOf(file: PublishedFile): Rows {
	try {
		for await (const { rows, isEnded } of csvRows(file.read(0, file.size), {
			longestRow: LONGEST_ROW,
		})) {
			if (!isEnded) {
				throw new SyntaxError("the last line has no end");
			}
			yield* rows;
		}
	} catch (cause) {
		if (cause instanceof SyntaxError) {
			throw new RefusedNews(`${file.name} is cut off or broken: ${cause.message}.`, { cause });
		}
		throw cause;
	}
}

type Deps = {
	readonly store: Store;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** The areas, whose outlines are most of the file, and the organisations that publish them. */
	readonly areas: () => Promise<PublishedFile>;
	readonly organisations: () => Promise<PublishedFile>;
};

/** Refuses a release with less than this share of what we hold, because it is probably incomplete. */
const LEAST_SHARE = 0.8;

/**
 * Records which authorities publish their Article 4 directions with planning.data.gov.uk. Both files are read in one part; a few hundred rows result. The
 * number of authorities is not checked: an authority missing from a file is treated as unknown, and the map's silence proves nothing there.
 */
export function articleFourImporter(deps: Deps): Importer {
	return {
		id: "article_four",
		name: "Who publishes Article 4 directions",
		next: (_, held) => readEdition(deps, held),
	};
}

async function readEdition({ store, now, ...open }: Deps, held: HeldEdition): Promise<Step> {
	const [areas, organisations] = await Promise.all([open.areas(), open.organisations()]);
	const digest = `${areas.tag} ${organisations.tag}`;
	if (digest === held.digest) {
		return { kind: "nothing" };
	}
	const today = londonDay(now());
	const authorities = await readOrganisations(
		rowsOf(organisations),
		todaysCodes(await readAuthorities(store)),
	);
	const { publishers, notes } = await countAreas(rowsOf(areas), { authorities, today });
	const before = await readPublishers(store, held.snapshot);
	refuseShrunk(publishers, before);
	const snapshot = held.snapshot + 1;
	return {
		kind: "publish",
		statements: [
			// Left by an earlier edition that was never published.
			{ sql: "DELETE FROM article_four_publishers WHERE snapshot <> ?1", params: [held.snapshot] },
			...insertRows(
				{
					table: "article_four_publishers",
					columns: ["snapshot", "code", "areas", "hmo_areas"],
				},
				[...publishers].map(([code, { areas: count, hmoAreas }]) => [
					snapshot,
					code,
					count,
					hmoAreas,
				]),
			),
			{ sql: "DELETE FROM article_four_publishers WHERE snapshot <> ?1", params: [snapshot] },
		],
		edition: {
			asOf: londonDay(areas.modifiedAt ?? now()),
			digest,
			rows: publishers.size,
			snapshot,
			changesFacts: drawnBy(publishers) !== drawnBy(before),
			notes,
		},
		progress: null,
	};
}

const Row = z.object({ code: z.string(), areas: z.int(), hmoAreas: z.int() });

async function readPublishers(store: Store, snapshot: number): Promise<Counted["publishers"]> {
	const rows = await store.read(
		"SELECT code, areas, hmo_areas AS hmoAreas FROM article_four_publishers WHERE snapshot = ?1",
		[snapshot],
	);
	return new Map(rows.map((row) => Row.parse(row)).map(({ code, ...counts }) => [code, counts]));
}

/** @throws RefusedNews */
function refuseShrunk(publishers: Counted["publishers"], before: Counted["publishers"]): void {
	const [areas, areasBefore] = [sumOf(publishers), sumOf(before)];
	if (areas < areasBefore * LEAST_SHARE) {
		throw new RefusedNews(`${AREAS} has ${areas} areas, and what we hold is of ${areasBefore}.`);
	}
	if (publishers.size < before.size * LEAST_SHARE) {
		throw new RefusedNews(
			`${AREAS} has areas of ${publishers.size} authorities, and what we hold is of ${before.size}.`,
		);
	}
}

function sumOf(publishers: Counted["publishers"]): number {
	return [...publishers.values()].reduce((sum, { areas }: PublishedAreas) => sum + areas, 0);
}

/** Whether facts have to be gathered again: they hold who draws HMO directions, not how many. */
function drawnBy(publishers: Counted["publishers"]): string {
	const drawing = [...publishers].filter(([, { hmoAreas }]) => hmoAreas > 0);
	return drawing
		.map(([code]) => code)
		.toSorted()
		.join();
}

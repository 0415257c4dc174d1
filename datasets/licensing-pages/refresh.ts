import * as z from "zod";
import {
	type HeldEdition,
	type Progress,
	RefusedNews,
	type Step,
} from "#datasets/ingest/run/importer.ts";
import { stampAllFacts } from "#datasets/ingest/store/store.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { countInWords } from "#domain/base/words.ts";
import { switchOf } from "../ingest/publisher.ts";
import type { DatasetRefreshContext, Refresh } from "../ingest/refresh.ts";
import { councilPages } from "./council-pages.ts";
import { pageAfter, pagesAsSeen, schemePages } from "./page-found.ts";
import { forgetUnused, noteFound, type PageReview } from "./review-statements.ts";
import { licensingPages } from "./spec.ts";

/** Pages looked at at once: as many as a Worker may wait for at the same time. */
const PART = 6;
/** Share of the pages that must be readable for the look to count. Below it, the fault is more likely ours or the day's. */
const LEAST_READ = 2 / 3;
/** Pages named in the notes that could not be read. */
const MOST_NAMED = 20;

const Watched = z.object({
	/** The last address looked at. */
	after: z.string(),
	looked: z.int(),
	read: z.int(),
	/** Pages whose rows are displayed differently from now on. */
	reworded: z.int(),
	changed: z.int(),
	gone: z.int(),
	faults: z.array(z.string()),
});
type Watched = z.infer<typeof Watched>;

const NOTHING_YET: Watched = {
	after: "",
	looked: 0,
	read: 0,
	reworded: 0,
	changed: 0,
	gone: 0,
	faults: [],
};

/**
 * Looks at the councils' pages that the licensing register rests on. It never edits the register: a page that has changed or is gone puts its rows under
 * review, for an administrator to read.
 */
export const refreshLicensingPages: Refresh = (refreshing) => ({
	...licensingPages,
	next: (progress, held) => watch(refreshing, progress, held),
});

async function watch(
	refreshing: DatasetRefreshContext,
	progress: Progress | null,
	held: HeldEdition,
): Promise<Step> {
	const { store, fetch, now } = refreshing;
	const { publisher } = licensingPages;
	const setting = switchOf(publisher.switch, refreshing);
	if (!setting) {
		throw new RefusedNews(publisher.off);
	}
	const pages = await schemePages(store, londonDay(now()));
	if (pages.size === 0) {
		return { kind: "nothing" };
	}
	const watched = Watched.safeParse(progress).data ?? NOTHING_YET;
	const urls = [...pages.keys()].filter((url) => url > watched.after).slice(0, PART);
	const last = urls.at(-1);
	if (last === undefined) {
		return publish(watched, held, now());
	}
	const { readPage: look } = councilPages({ fetch, simulator: setting.simulator });
	const at = now();
	const found = await Promise.all(
		(await pagesAsSeen(store, urls)).map(async (before) => {
			const seen = await look(before.url);
			const schemes: readonly string[] = pages.get(before.url) ?? [];
			return { ...pageAfter(seen, before, at), schemes };
		}),
	);
	const watchedNow = withFound(watched, found, last);
	return {
		kind: "part",
		// Notes change what readers are shown, whatever the outcome of the run.
		statements: [
			...noteFound(found, at),
			...(watchedNow.reworded > watched.reworded ? [stampAllFacts(at)] : []),
		],
		progress: watchedNow,
		done: { count: watchedNow.looked, of: Math.max(pages.size, watchedNow.looked) },
	};
}

function withFound(watched: Watched, found: readonly PageReview[], after: string): Watched {
	const count = (...wanted: PageReview["finding"][]) =>
		found.filter(({ finding }) => wanted.includes(finding)).length;
	const unread = found.filter(({ page }) => page.fault !== null);
	return {
		after,
		looked: watched.looked + found.length,
		read: watched.read + found.length - unread.length,
		reworded: watched.reworded + count("changed", "gone", "back"),
		changed: watched.changed + count("changed"),
		gone: watched.gone + count("gone"),
		faults: [...watched.faults, ...unread.map(({ page }) => `${page.url}: ${page.fault}.`)],
	};
}

/** Publishes the look. @throws RefusedNews when fewer than `LEAST_READ` could be read: findings are kept, but the look does not count */
function publish(watched: Watched, held: HeldEdition, now: number): Step {
	const { looked, read, changed, gone, faults } = watched;
	if (read < looked * LEAST_READ) {
		throw new RefusedNews(
			`${read === 0 ? "None" : `Only ${read}`} of ${countInWords(looked, "page")} could be read, the first of the others ${faults[0]}`,
		);
	}
	const asOf = londonDay(now);
	return {
		kind: "publish",
		statements: forgetUnused,
		edition: {
			asOf,
			digest: [asOf, looked, read, changed, gone].join(" "),
			rows: read,
			snapshot: held.snapshot,
			changesFacts: false,
			read: { count: read, of: looked },
			notes: [
				`${countInWords(looked, "page")} looked at, ${read} read, ${changed} changed, ${gone} gone.`,
				...faults.slice(0, MOST_NAMED),
				...(faults.length > MOST_NAMED
					? [`${faults.length - MOST_NAMED} more could not be read.`]
					: []),
			],
		},
		progress: null,
	};
}

import * as z from "zod";
import { certificateChanges } from "#datasets/certificates/spec.ts";
import { connectPublisher } from "#datasets/ingest/publisher.ts";
import {
	type HeldEdition,
	type Progress,
	RefusedNews,
	type Step,
} from "#datasets/ingest/run/importer.ts";
import { addDays, type IsoDate, londonDay } from "#domain/base/calendar.ts";
import { countInWords, dateInWords } from "#domain/base/words.ts";
import { DROPPED_AFTER_DAYS } from "#domain/business/data-handling.ts";
import {
	energyRegister,
	type LodgedPage,
} from "#worker/facts/sources/energy-register/energy-register.ts";
import { forgetPostcodes } from "./forget-postcodes.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";

/** Milliseconds for a page of five thousand certificates. */
const LIMIT = 60_000;

const Going = z.object({
	from: z.iso.date(),
	to: z.iso.date(),
	page: z.int().positive(),
	/** Where the cache is gone on with for this page; null at its beginning. */
	cursor: z.string().nullable(),
	certificates: z.int(),
	forgotten: z.int(),
});
type Going = z.infer<typeof Going>;

/**
 * Forgets what is cached about postcodes where certificates were lodged since the last run, so that the next preview there asks the register again.
 * Nothing becomes a row.
 */
export const refreshCertificateChanges: RefreshJob = (refreshing) => ({
	...certificateChanges,
	next: (progress, held) => forgetLodged(refreshing, progress, held),
});

async function forgetLodged(
	refreshing: Refreshing,
	progress: Progress | null,
	held: HeldEdition,
): Promise<Step> {
	const { env, fetch, now } = refreshing;
	const { baseUrl, token } = connectPublisher(certificateChanges.publisher, refreshing);
	const fresh = beginning(held, now());
	if (fresh === null) {
		return { kind: "nothing" };
	}
	const going = goingOn(progress, fresh);
	const register = energyRegister({ baseUrl, token, fetch });
	const lodged = refuseMissing(going, await register.lodged(going, AbortSignal.timeout(LIMIT)));
	const { forgotten, cursor } = await forgetPostcodes(
		env.CACHE,
		new Set(lodged.postcodes),
		going.cursor,
	);
	const isPageOver = cursor === null;
	const next: Going = {
		...going,
		cursor,
		page: isPageOver ? going.page + 1 : going.page,
		certificates: going.certificates + (isPageOver ? lodged.certificates : 0),
		forgotten: going.forgotten + forgotten,
	};
	return next.page > lodged.pages
		? publish(next, held)
		: {
				kind: "part",
				statements: [],
				progress: next,
				done: { count: next.page - 1, of: lodged.pages },
			};
}

/**
 * Goes on with a half-done run on the same day only. On another day it would leave out the days since, and whatever it failed on, such as an unreadable
 * page or an unknown place in the cache, would fail it for ever.
 */
function goingOn(progress: Progress | null, fresh: Going): Going {
	const { data } = Going.safeParse(progress);
	return data?.to === fresh.to ? data : fresh;
}

/** @throws RefusedNews where a page that was there has gone: the pages before it may no longer be what they were */
function refuseMissing({ from, to, page }: Going, lodged: LodgedPage | null): LodgedPage {
	if (lodged === null || (page > 1 && lodged.pages < page)) {
		throw new RefusedNews(
			`The energy register has no page ${page} of what was lodged from ${dateInWords(from)} to ${dateInWords(to)} any more: the next run begins again.`,
		);
	}
	return lodged;
}

/**
 * The days to ask about: from the last day asked about, which may not have been complete, to yesterday, because the register hides what was lodged today.
 * Goes no further back than facts are kept. Null when yesterday was asked about already.
 */
function beginning({ asOf }: HeldEdition, now: number): Going | null {
	const to = addDays(londonDay(now), -1);
	const earliest = addDays(to, -DROPPED_AFTER_DAYS.gatheredFacts);
	const from: IsoDate = asOf !== null && asOf > earliest ? asOf : earliest;
	return asOf !== null && asOf >= to
		? null
		: { from, to, page: 1, cursor: null, certificates: 0, forgotten: 0 };
}

function publish({ from, to, certificates, forgotten }: Going, held: HeldEdition): Step {
	return {
		kind: "publish",
		statements: [],
		edition: {
			asOf: to,
			digest: `${from} ${to} ${certificates}`,
			rows: certificates,
			snapshot: held.snapshot,
			// What they touch is forgotten already, and the rest still stands.
			changesFacts: false,
			notes: [
				`${countInWords(certificates, "certificate")} lodged from ${dateInWords(from)} to ${dateInWords(to)}: ${countInWords(forgotten, "cached postcode")} forgotten.`,
			],
		},
		progress: null,
	};
}

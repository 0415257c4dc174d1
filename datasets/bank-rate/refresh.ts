import { createHash } from "node:crypto";
import { asc, desc, gt, lte, sql } from "drizzle-orm";
import { type IsoDate, londonDay } from "#domain/calendar.ts";
import { type Held, RefusedNews, type Step } from "#national/run/importer.ts";
import { insertRows } from "#national/store/insert-rows.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { bankRates } from "#worker/db/schema/reference.ts";
import { connectedAddress } from "#worker/facts/datasets/connected-address.ts";
import { bankRate } from "#worker/facts/sources/bank-rate/bank-rate.ts";
import type { Observation } from "#worker/facts/sources/bank-rate/read-series.ts";
import type { Refreshing, RefreshJob } from "./refresh-job.ts";

/** Milliseconds. Nobody waits. */
const LIMIT = 10_000;

type Series = readonly [Observation, ...Observation[]];

/**
 * Bank Rate. Only the days on which it changed become rows; what the series covers replaces what we held of that time. A dozen rows carry
 * no number of a snapshot: those of the series are replaced in the step that publishes.
 */
export const bankRateJob: RefreshJob = (refreshing) => ({
	id: "bank_rates",
	name: "Bank Rate",
	next: (_, held) => readNews(refreshing, held),
});

async function readNews(refreshing: Refreshing, held: Held): Promise<Step> {
	const series = await readSeries(refreshing);
	const [first, last] = [series[0], series.at(-1) ?? series[0]];
	refuseFuture(last, londonDay(refreshing.now()));
	const rates = await readRates(refreshing, first.day);
	refuseMisfit({ first, last, rateBefore: rates.rateBefore }, held);
	const changes = changesIn(series);
	const isSame = JSON.stringify(changes) === JSON.stringify(rates.since);
	if (isSame && last.day === held.asOf) {
		return { kind: "nothing" };
	}
	return {
		kind: "publish",
		statements: [
			{ sql: "DELETE FROM bank_rates WHERE from_day > ?1", params: [first.day] },
			...insertRows(
				{ table: "bank_rates", columns: ["from_day", "rate"] },
				changes.map(({ from, rate }) => [from, rate]),
			),
		],
		edition: {
			asOf: last.day,
			digest: createHash("sha256")
				.update(JSON.stringify([last.day, changes]))
				.digest("hex"),
			rows: rates.before + changes.length,
			snapshot: held.snapshot,
			changesFacts: !isSame,
			notes: [],
		},
		progress: null,
	};
}

async function readSeries({ env, fetch }: Refreshing): Promise<Series> {
	const baseUrl = connectedAddress("bank_rates", env);
	const [first, ...rest] = await bankRate({ baseUrl, fetch }).series(AbortSignal.timeout(LIMIT));
	if (!first) {
		throw new RefusedNews("The Bank of England sent no rate.");
	}
	return [first, ...rest];
}

/** What we hold: how many changes up to a day, the rate on it, and the changes since. */
async function readRates({ db }: Refreshing, day: string) {
	const { from, rate } = bankRates;
	const { counted, before, since } = await runBatch(db, {
		counted: db
			.select({ count: sql`count(*)`.mapWith(Number) })
			.from(bankRates)
			.where(lte(from, day)),
		before: db.select({ rate }).from(bankRates).where(lte(from, day)).orderBy(desc(from)).limit(1),
		since: db.select({ from, rate }).from(bankRates).where(gt(from, day)).orderBy(asc(from)),
	});
	return { before: counted[0]?.count ?? 0, rateBefore: before[0]?.rate ?? null, since };
}

/** Believed once, a day still to come would have every true series refused as older. @throws RefusedNews */
function refuseFuture({ day }: Observation, today: IsoDate): void {
	if (day > today) {
		throw new RefusedNews(
			`The Bank of England's series ends on ${day}, which is still to come on ${today}.`,
		);
	}
}

type Fit = {
	readonly first: Observation;
	readonly last: Observation;
	readonly rateBefore: number | null;
};

/** @throws RefusedNews for a series that is older than what we hold, or begins after a change that is in neither. */
function refuseMisfit({ first, last, rateBefore }: Fit, { asOf }: Held): void {
	if (asOf !== null && last.day < asOf) {
		throw new RefusedNews(
			`The Bank of England's series ends on ${last.day}, and what we hold is of ${asOf}.`,
		);
	}
	if (rateBefore !== null && rateBefore !== first.rate) {
		throw new RefusedNews(
			`The Bank of England's series begins on ${first.day} with ${first.rate} per cent, where we hold ${rateBefore}.`,
		);
	}
}

/** The first observation is no change: since when it stood so the series does not say. */
function changesIn(series: Series): { from: string; rate: number }[] {
	return series.flatMap(({ day, rate }, place) => {
		const before = series[place - 1];
		return before && before.rate !== rate ? [{ from: day, rate }] : [];
	});
}

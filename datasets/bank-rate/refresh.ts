import { createHash } from "node:crypto";
import * as z from "zod";
import { type HeldEdition, RefusedNews, type Step } from "#datasets/ingest/run/importer.ts";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { type IsoDate, londonDay } from "#domain/base/calendar.ts";
import { connectPublisher } from "../ingest/publisher.ts";
import type { DatasetRefreshContext, Refresh } from "../ingest/refresh.ts";
import { bankRateSource } from "./bank-rate.ts";
import type { Observation } from "./read-series.ts";
import { bankRates } from "./spec.ts";

/** Milliseconds. Nobody waits for the answer. */
const LIMIT = 10_000;

type Series = readonly [Observation, ...Observation[]];

/**
 * Refreshes Bank Rate. Only the days on which it changed become rows; they replace the held rows of the period that the series covers. The dozen rows carry
 * no snapshot number, because the publishing step replaces them all.
 */
export const refreshBankRate: Refresh = (refreshing) => ({
	...bankRates,
	next: (_, held) => readNews(refreshing, held),
});

async function readNews(refreshing: DatasetRefreshContext, held: HeldEdition): Promise<Step> {
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

async function readSeries(refreshing: DatasetRefreshContext): Promise<Series> {
	const { fetch } = refreshing;
	const { baseUrl } = connectPublisher(bankRates.publisher, refreshing);
	const [first, ...rest] = await bankRateSource({ baseUrl, fetch }).series(
		AbortSignal.timeout(LIMIT),
	);
	if (!first) {
		throw new RefusedNews("The Bank of England sent no rate.");
	}
	return [first, ...rest];
}

const Rate = z.object({ from: z.string(), rate: z.number() });

/** What we hold: how many changes up to a day, the rate on it, and the changes since. */
async function readRates({ store }: DatasetRefreshContext, day: IsoDate) {
	const held = z
		.array(Rate)
		.parse(await store.read("SELECT from_day AS 'from', rate FROM bank_rates ORDER BY from_day"));
	const before = held.filter(({ from }) => from <= day);
	return {
		before: before.length,
		rateBefore: before.at(-1)?.rate ?? null,
		since: held.filter(({ from }) => from > day),
	};
}

/** Refuses a date in the future: if accepted, every later series would look older than it. @throws RefusedNews */
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

/** @throws RefusedNews for a series that is older than what we hold, or that leaves a gap after it. */
function refuseMisfit({ first, last, rateBefore }: Fit, { asOf }: HeldEdition): void {
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

/** The first observation is not a change: the series does not say since when that rate applied. */
function changesIn(series: Series): { from: string; rate: number }[] {
	return series.flatMap(({ day, rate }, place) => {
		const before = series[place - 1];
		return before && before.rate !== rate ? [{ from: day, rate }] : [];
	});
}

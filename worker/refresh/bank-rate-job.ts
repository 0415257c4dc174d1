import { createHash } from "node:crypto";
import { asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import { type IsoDate, londonDay } from "#domain/calendar.ts";
import { bankRates, datasets } from "#worker/db/schema/reference.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";
import { bankRate } from "#worker/sources/bank-rate/bank-rate.ts";
import type { Observation } from "#worker/sources/bank-rate/read-series.ts";
import { type Refreshing, type RefreshJob, RefusedNews } from "./refresh-job.ts";

/** Milliseconds. Nobody but an administrator waits. */
const LIMIT = 10_000;

type Series = readonly [Observation, ...Observation[]];

/** Bank Rate. Only the days on which it changed become rows; what the series covers replaces what we held of that time. */
export const bankRateJob: RefreshJob = {
	name: "Bank Rate",
	async read(refreshing) {
		const series = await readSeries(refreshing);
		const [first, last] = [series[0], series.at(-1) ?? series[0]];
		refuseFuture(last, londonDay(refreshing.now()));
		const held = await readHeld(refreshing, first.day);
		refuseMisfit(first, last, held);
		const changes = changesIn(series);
		const isSame = JSON.stringify(changes) === JSON.stringify(held.since);
		if (isSame && last.day === held.asOf) {
			return null;
		}
		return {
			asOf: last.day,
			digest: createHash("sha256")
				.update(JSON.stringify([last.day, changes]))
				.digest("hex"),
			rows: sql`(SELECT count(*) FROM ${bankRates})`,
			write: (isOurs) => [
				refreshing.db.delete(bankRates).where(sql`${bankRates.from} > ${first.day} AND ${isOurs}`),
				refreshing.db.insert(bankRates).select(
					refreshing.db
						.select({
							from: sql`value ->> 'from'`.as("from_day"),
							rate: sql`value ->> 'rate'`.as("rate"),
						})
						.from(sql`json_each(${JSON.stringify(changes)})`)
						.where(isOurs),
				),
			],
			changesFacts: !isSame,
		};
	},
};

async function readSeries({ env, fetch }: Refreshing): Promise<Series> {
	const baseUrl = sourceAddress(env.BANK_RATE_URL);
	if (baseUrl === null) {
		throw new RefusedNews("The Bank of England is not connected: BANK_RATE_URL names no address.");
	}
	const [first, ...rest] = await bankRate({ baseUrl, fetch }).series(AbortSignal.timeout(LIMIT));
	if (!first) {
		throw new RefusedNews("The Bank of England sent no rate.");
	}
	return [first, ...rest];
}

/** What we hold: as of when, the rate on a day, and the changes since. */
async function readHeld({ db }: Refreshing, day: string) {
	const { from, rate } = bankRates;
	const [[dataset], [before], since] = await db.batch([
		db.select({ asOf: datasets.asOf }).from(datasets).where(eq(datasets.id, "bank_rates")),
		db.select({ rate }).from(bankRates).where(lte(from, day)).orderBy(desc(from)).limit(1),
		db.select({ from, rate }).from(bankRates).where(gt(from, day)).orderBy(asc(from)),
	]);
	return { asOf: dataset?.asOf ?? null, rateBefore: before?.rate ?? null, since };
}

/** Believed once, a day still to come would have every true series refused as older. @throws RefusedNews */
function refuseFuture({ day }: Observation, today: IsoDate): void {
	if (day > today) {
		throw new RefusedNews(
			`The Bank of England's series ends on ${day}, which is still to come on ${today}.`,
		);
	}
}

/** @throws RefusedNews for a series that is older than what we hold, or begins after a change that is in neither. */
function refuseMisfit(
	first: Observation,
	last: Observation,
	{ asOf, rateBefore }: Awaited<ReturnType<typeof readHeld>>,
): void {
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

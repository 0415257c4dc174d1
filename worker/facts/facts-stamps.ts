import { and, eq, exists, gte, type SQLWrapper, sql } from "drizzle-orm";
import { londonDay } from "#domain/base/calendar.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import { DROPPED_AFTER_DAYS } from "#domain/business/data-handling.ts";
import type { Db } from "#worker/db/client.ts";
import { type Parameter, prepareBatch } from "#worker/db/prepared-batch.ts";
import { licensingSchemes, schemeHistory } from "#worker/db/schema/reference.ts";
import { factsStamps } from "#worker/db/schema/source-runs.ts";
import { selectReportPrice, toReportPrice } from "#worker/db/settings-repository.ts";
import { inTime } from "#worker/platform/in-time.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

/** Number of the last change of what facts quote, everywhere (`all`) or in one authority. */
export type FactsStamp = Pick<typeof factsStamps.$inferSelect, "scope" | "revision">;

const DAY = 24 * 60 * 60_000;
/** No facts are kept for longer, with a day for clocks that differ. */
const LATELY = (DROPPED_AFTER_DAYS.gatheredFacts + 1) * DAY;

/** How long a visitor waits to hear what changed, in milliseconds. */
const PATIENCE = 1_000;

/** What is newer than facts from the cache: the changes they may have missed, and the price of a report in pounds, null where our tables did not say. */
export type Latest = { readonly stamps: readonly FactsStamp[]; readonly price: number | null };

/** Queries of what is newer than facts from the cache. `since`: by `oldestKept`. */
export function latestQueries(db: Db, { since }: { readonly since: Parameter<number> }) {
	return {
		stamps: db
			.select({ scope: factsStamps.scope, revision: factsStamps.revision })
			.from(factsStamps)
			.where(gte(factsStamps.changedAt, since)),
		prices: selectReportPrice(db),
	};
}

/** When facts that are still kept may have been gathered, UTC milliseconds. */
export function oldestKept(now: number): number {
	return now - LATELY;
}

const readLatestRows = prepareBatch(["since"], latestQueries);

/** A query of the number of the last change: facts that are gathered from here on know all changes up to it. */
export function selectRevision(db: Db) {
	return db
		.select({ revision: sql<number>`coalesce(max(${factsStamps.revision}), 0)` })
		.from(factsStamps);
}

/** A query of the last change of the register, and of what facts quote. `toEdition` makes a key of it. */
export function selectLastChange(db: Db) {
	return db
		.select({
			register: sql<number>`(SELECT coalesce(max(rowid), 0) FROM ${schemeHistory})`.as("register"),
			figures: sql<number>`${selectRevision(db)}`.as("figures"),
		})
		.from(sql`(SELECT 1)`);
}

type LastChange = Awaited<ReturnType<typeof selectLastChange>>;

const readLastChange = prepareBatch([], (db) => ({ last: selectLastChange(db) }));

/** Returns a key of the last change of the register, and of what facts quote. */
export async function readEdition(db: Db): Promise<string> {
	return toEdition((await readLastChange(db, {})).last);
}

/** A key of the last change. */
export function toEdition([last]: LastChange): string {
	return `${last?.register ?? 0}-${last?.figures ?? 0}`;
}

const MINUTE = 60_000;

/**
 * Returns a key that changes with everything an assessment for all visitors rests on: each change of our tables, and each minute, because facts are
 * gathered again after a source was silent. Null where our tables do not answer in time. Never throws.
 */
export async function readAssessmentEdition(db: Db, now: number): Promise<string | null> {
	const edition = await readInTime(readEdition(db));
	return edition && `${edition}:${Math.floor(now / MINUTE)}`;
}

/** Reads what is newer than facts from the cache, for many postcodes at once. Never throws. */
export function readLatest(db: Db, now: number): Promise<Latest> {
	const reading = readLatestRows(db, { since: oldestKept(now) });
	return latestInTime(
		reading.then(({ stamps, prices }) => ({ stamps, price: toReportPrice(prices) })),
	);
}

/**
 * What was read, or no changes and no price where our tables do not answer in time: a cache that may be hours out of date still answers when they are
 * down. Never throws.
 */
export async function latestInTime(reading: Promise<Latest>): Promise<Latest> {
	return (await readInTime(reading)) ?? { stamps: [], price: null };
}

/**
 * A key that changes with everything that strangers' previews rest on: each change of what facts quote, the price of a report, and the day. Null where
 * our tables did not answer.
 */
export function previewEdition({ stamps, price }: Latest, now: number): string | null {
	const last = Math.max(0, ...stamps.map(({ revision }) => revision));
	return price === null ? null : `${last}:${price}:${londonDay(now)}`;
}

/** What was read, or null where that failed or took too long. */
async function readInTime<T>(reading: Promise<T>): Promise<T | null> {
	try {
		return await inTime(reading, PATIENCE);
	} catch (cause) {
		log.error("what changed since facts were gathered could not be read", {
			reason: reasonOf(cause),
		});
		return null;
	}
}

/** Whether nothing that facts quote was changed since they were gathered. */
export function isCurrent(facts: Facts, stamps: readonly FactsStamp[]): boolean {
	const scopes = ["all", ...authoritiesIn(facts)];
	return !stamps.some(({ scope, revision }) => revision > facts.revision && scopes.includes(scope));
}

/** Codes of the authorities that facts hold schemes of, or would hold if there were any. */
function authoritiesIn({ place, schemes }: Facts): string[] {
	return [
		...place.authorities.map(({ code }) => code),
		...(place.wardBeside ? [place.wardBeside.authority.code] : []),
		...schemes.map(({ authorityCode }) => authorityCode),
	];
}

/** A statement that makes cached facts about a scheme's authority stale where `only` reads a row. It runs in the batch that changes the scheme. */
export function stampSchemeFacts(
	db: Db,
	{ schemeId, only, now }: { schemeId: string; only: SQLWrapper; now: number },
) {
	const next = sql<number>`(SELECT coalesce(max(${factsStamps.revision}), 0) + 1 FROM ${factsStamps})`;
	return db
		.insert(factsStamps)
		.select(
			db
				.select({
					scope: licensingSchemes.authorityCode,
					revision: next.as("revision"),
					changedAt: sql`${now}`.as("changed_at"),
				})
				.from(licensingSchemes)
				.where(and(eq(licensingSchemes.id, schemeId), exists(only))),
		)
		.onConflictDoUpdate({
			target: factsStamps.scope,
			set: { revision: sql`excluded.revision`, changedAt: sql`excluded.changed_at` },
		});
}

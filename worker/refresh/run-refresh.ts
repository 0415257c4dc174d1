import { type SQL, sql } from "drizzle-orm";
import { sources } from "#domain/sources.ts";
import type { Db } from "#worker/db/client.ts";
import { datasets } from "#worker/db/schema/reference.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { type Fault, SourceFault } from "#worker/sources/source-fault.ts";
import { type News, type Refreshing, type RefreshJob, RefusedNews } from "./refresh-job.ts";
import { endRun, isUnderWay, type Run } from "./source-runs.ts";

/** Whether gathered facts quote what was changed. */
export type Refreshed = { readonly changesFacts: boolean };

/**
 * Does the work of a run that was claimed and ends it. What the publisher has is read and judged before anything is written; then table, date and
 * end of the run are written in one batch, so that readers see all of it or none, and a run that failed leaves what was there. Why it
 * failed stands on the run. @throws what the database throws when not even that can be written
 */
export async function runRefresh(
	refreshing: Refreshing,
	run: Run,
	job: RefreshJob,
): Promise<Refreshed> {
	try {
		const news = await job.read(refreshing);
		return news
			? await publish(refreshing, { run, job, news })
			: await findNothing(refreshing, run);
	} catch (cause) {
		const error = whatFailed(cause);
		log.error("refresh failed", { source: run.source, error, cause: reasonOf(cause) });
		const finishedAt = refreshing.now();
		await endRun(refreshing.db, run, { outcome: "failed", error, finishedAt });
		return { changesFacts: false };
	}
}

async function publish(
	{ db, now }: Refreshing,
	{ run, job, news }: { run: Run; job: RefreshJob; news: News },
): Promise<Refreshed> {
	const finishedAt = now();
	const isOurs = isUnderWay(run);
	const [ended] = await db.batch([
		// First, so that its answer is the first; what follows must then hold for a run that ended just so.
		db.select({ isOurs: sql<boolean>`${isOurs}`.mapWith(Boolean) }).from(sql`(SELECT 1)`),
		...news.write(isOurs),
		recordDataset(db, { id: run.source, name: job.name, news, loadedAt: finishedAt }, isOurs),
		endRun(db, run, { outcome: "updated", error: null, finishedAt }),
	]);
	const wasOurs = ended[0]?.isOurs ?? false;
	log.info(wasOurs ? "refresh published" : "refresh came too late", {
		source: run.source,
		asOf: news.asOf,
	});
	return { changesFacts: wasOurs && news.changesFacts };
}

async function findNothing({ db, now }: Refreshing, run: Run): Promise<Refreshed> {
	await endRun(db, run, { outcome: "unchanged", error: null, finishedAt: now() });
	return { changesFacts: false };
}

type Recorded = {
	readonly id: string;
	readonly name: string;
	readonly news: News;
	readonly loadedAt: number;
};

function recordDataset(db: Db, { id, name, news, loadedAt }: Recorded, isOurs: SQL) {
	const { asOf, digest, rows } = news;
	return db
		.insert(datasets)
		.select(
			db
				.select({
					id: sql`${id}`.as("id"),
					name: sql`${name}`.as("name"),
					asOf: sql`${asOf}`.as("as_of"),
					digest: sql`${digest}`.as("digest"),
					rows: sql`${rows}`.as("rows"),
					complete: sql`1`.as("complete"),
					loadedAt: sql`${loadedAt}`.as("loaded_at"),
				})
				.from(sql`(SELECT 1)`)
				.where(isOurs),
		)
		.onConflictDoUpdate({
			target: datasets.id,
			set: {
				asOf: sql`excluded.as_of`,
				digest: sql`excluded.digest`,
				rows: sql`excluded.rows`,
				complete: sql`excluded.complete`,
				loadedAt: sql`excluded.loaded_at`,
			},
		});
}

/** In words for an administrator. */
function whatFailed(cause: unknown): string {
	if (cause instanceof RefusedNews) {
		return cause.message;
	}
	if (cause instanceof SourceFault) {
		const what = reasonOf(cause.message.slice(cause.source.length + 2));
		return `${sources[cause.source].publisher}: ${faultInWords[cause.why]} (${what}).`;
	}
	return "It failed on our side: the log says why.";
}

const faultInWords: Readonly<Record<Fault, string>> = {
	unreachable: "it could not be reached",
	timed_out: "it did not answer in time",
	refused: "it refused to answer",
	malformed: "it sent something else than its data",
};

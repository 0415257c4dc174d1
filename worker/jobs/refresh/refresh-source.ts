import { type Fault, SourceFault } from "#datasets/http/source-fault.ts";
import { FileFault } from "#datasets/ingest/files/published-file.ts";
import { type Advanced, advance } from "#datasets/ingest/run/advance.ts";
import { type Importer, RefusedNews } from "#datasets/ingest/run/importer.ts";
import { endRun, type Run } from "#datasets/ingest/run/runs.ts";
import { sources } from "#domain/base/sources.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { MOST_PARTS } from "./budget.ts";
import type { Refreshing } from "./refresh-job.ts";
import type { Steps } from "./steps.ts";

/** Why a refresh failed, in words for anyone who looks after the data. */
function whatFailed(cause: unknown): string {
	if (cause instanceof RefusedNews || cause instanceof FileFault) {
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

type Outcome = NonNullable<Advanced["outcome"]> | "failed";

/**
 * Does the work of a run that was claimed, part by part, until it has ended. News that is not fit is refused at once and what was brought in
 * of it forgotten; whatever else fails is tried again as `steps` do, and the next run goes on from there. Why it failed stands on the run.
 */
export async function refreshSource(
	refreshing: Refreshing,
	{ run, importer }: { run: Run; importer: Importer },
	steps: Steps,
): Promise<Outcome> {
	try {
		for (let part = 1; part <= MOST_PARTS; part += 1) {
			const outcome = await steps.do(`${run.source}: part ${part}`, () =>
				doPart(refreshing, run, importer),
			);
			if (outcome !== null) {
				return outcome;
			}
		}
		throw new Error(`It was not over after ${MOST_PARTS} parts: the next run goes on.`);
	} catch (cause) {
		const error = cause instanceof Error ? cause.message : String(cause);
		log.error("refresh given up", { source: run.source, error });
		return steps.do(`${run.source}: fail`, () =>
			fail(refreshing, run, { error, keepsProgress: true }),
		);
	}
}

/** One part; what it throws is said in words, which is all that is left of an error that has come through a step. */
async function doPart(
	refreshing: Refreshing,
	run: Run,
	importer: Importer,
): Promise<Outcome | null> {
	const { source } = run;
	try {
		const { outcome, edition } = await advance(refreshing, run, importer);
		if (edition) {
			log.info("refresh published", { source, asOf: edition.asOf, rows: edition.rows });
		}
		if (outcome === "overtaken") {
			log.info("refresh came too late", { source });
		}
		return outcome;
	} catch (cause) {
		const error = whatFailed(cause);
		log.error("refresh failed", { source, error, cause: reasonOf(cause) });
		if (cause instanceof RefusedNews) {
			return fail(refreshing, run, { error, keepsProgress: false });
		}
		throw new Error(error, { cause });
	}
}

async function fail(
	{ store, now }: Refreshing,
	run: Run,
	why: { readonly error: string; readonly keepsProgress: boolean },
): Promise<"failed"> {
	await store.apply([endRun(run, { outcome: "failed", finishedAt: now(), ...why })]);
	return "failed";
}

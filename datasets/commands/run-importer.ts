import { FileFault } from "#datasets/ingest/files/published-file.ts";
import { advance } from "#datasets/ingest/run/advance.ts";
import {
	type Edition,
	type Importer,
	type ImportProgress,
	RefusedNews,
} from "#datasets/ingest/run/importer.ts";
import { claimRun, DEAD_AFTER, endRun, type Run } from "#datasets/ingest/run/runs.ts";
import { Refusal, type Store } from "#datasets/ingest/store/store.ts";
import type { ImportingProcess } from "./importing-process.ts";

type Running = {
	/** UTC milliseconds. */
	readonly now: () => number;
	/** The importing process, which may continue at once what a killed one left. */
	readonly here: ImportingProcess;
	readonly report: (done: ImportProgress) => void;
};

/** Outcome of an import: the published edition, or null. */
export type Imported = {
	readonly outcome: "updated" | "unchanged";
	readonly edition: Edition | null;
};

/**
 * Runs an importer to its end, as the weekly refresh does. Only one run of a dataset is allowed at a time; the next run continues one that was cut off.
 * @throws Refusal when another run is under way, or the file is not fit to replace what is held.
 */
export async function runImporter(
	store: Store,
	importer: Importer,
	{ now, here, report }: Running,
): Promise<Imported> {
	const source = importer.id;
	if (here.killedRun !== null) {
		// The killed run's progress is kept.
		const killed = { source, startedAt: here.killedRun };
		await store.apply([endRun(killed, failure("It was killed.", now(), true))]);
	}
	const startedAt = now();
	here.noteRun(startedAt);
	const run = await claimRun(store, { source, startedAt, startedBy: "command" });
	if (!run) {
		throw new Refusal(
			`${importer.name} are being refreshed or imported already: try again when that has ended, or ${DEAD_AFTER / 60_000} minutes after it died.`,
		);
	}
	return await toItsEnd(store, importer, { run, now, report });
}

type Advance = Pick<Running, "now" | "report"> & { readonly run: Run };

async function toItsEnd(
	store: Store,
	importer: Importer,
	{ run, now, report }: Advance,
): Promise<Imported> {
	let edition: Edition | null = null;
	try {
		for (;;) {
			const advanced = await advance({ store, now }, run, importer);
			edition = advanced.edition ?? edition;
			if (advanced.done) {
				report(advanced.done);
			}
			if (advanced.outcome === "overtaken") {
				throw new Refusal(`Another run of ${importer.name} has taken over.`);
			}
			if (advanced.outcome) {
				return { outcome: advanced.outcome, edition };
			}
		}
	} catch (cause) {
		const isRefused = cause instanceof RefusedNews;
		await store.apply([endRun(run, failure(inWords(cause), now(), !isRefused))]);
		throw isRefused || cause instanceof FileFault ? new Refusal(cause.message, { cause }) : cause;
	}
}

function failure(error: string, finishedAt: number, keepsProgress: boolean) {
	return { outcome: "failed", error, finishedAt, keepsProgress } as const;
}

/** Words an error for public display: wrangler's own message may name this machine or the account. */
function inWords(cause: unknown): string {
	return cause instanceof RefusedNews || cause instanceof FileFault
		? cause.message
		: "The command failed: it said why where it was given.";
}

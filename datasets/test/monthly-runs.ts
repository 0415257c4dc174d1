import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type Advanced, advance } from "../ingest/run/advance.ts";
import type { Edition } from "../ingest/run/importer.ts";
import { claimRun, type Run } from "../ingest/run/runs.ts";
import type { Store } from "../ingest/store/store.ts";
import { monthlyUpdate } from "../price-paid/monthly-update.ts";

const HOUR = 3_600_000;

/** Parts so small that a few rows make several. */
const tiny = { bytesAtOnce: 300, limits: { postcodes: 2, changes: 2 } };

/** What came of one run. */
export type Ran = {
	readonly outcome: Advanced["outcome"];
	readonly edition: Edition | null;
	readonly steps: number;
};

/** Runs of the monthly update in a store, each an hour after the one before. */
export type MonthlyRuns = {
	readonly begin: () => Promise<Run>;
	readonly step: (run: Run, file: PublishedFile) => Promise<Advanced>;
	/** Begins a run, or takes up the one that was left, and goes on to the end. */
	readonly bringIn: (file: PublishedFile) => Promise<Ran>;
};

export function monthlyRuns(store: Store): MonthlyRuns {
	let clock = Date.UTC(2026, 10, 2, 3);
	const now = () => clock;
	const begin = async (): Promise<Run> => {
		clock += HOUR;
		const run = await claimRun(store, { source: "sales", startedAt: clock, startedBy: "schedule" });
		if (!run) {
			throw new Error("another run is under way");
		}
		return run;
	};
	const step = (run: Run, file: PublishedFile): Promise<Advanced> =>
		advance({ store, now }, run, monthlyUpdate({ store, now, open: async () => file, ...tiny }));
	return {
		begin,
		step,
		async bringIn(file) {
			const run = await begin();
			let edition: Edition | null = null;
			for (let steps = 1; steps < 1000; steps += 1) {
				const advanced = await step(run, file);
				edition = advanced.edition ?? edition;
				if (advanced.outcome !== null) {
					return { outcome: advanced.outcome, edition, steps };
				}
			}
			throw new Error("the run has no end");
		},
	};
}

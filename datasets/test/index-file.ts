import type { DatabaseSync } from "node:sqlite";
import { housePricesImporter } from "../house-prices/house-prices-importer.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { type Advanced, advance } from "../ingest/run/advance.ts";
import type { Edition } from "../ingest/run/importer.ts";
import { claimRun, type Run } from "../ingest/run/runs.ts";
import type { Store } from "../ingest/store/store.ts";
import { fileOfBytes } from "./file-of-bytes.ts";
import { memoryDatabase, memoryStore } from "./memory-store.ts";

export function anIndexFile(
	text: string,
	{ name = "UK-HPI-full-file-2026-09.csv", tag = text } = {},
): PublishedFile {
	return fileOfBytes(new TextEncoder().encode(text), { name, tag, piece: 100 });
}

/** Two authorities, one of which was recoded; nothing is held of the index. */
export function anIndexProduct(): { sqlite: DatabaseSync; store: Store } {
	const sqlite = memoryDatabase();
	const insert = sqlite.prepare(
		"INSERT INTO authorities (code, name, nation, former_codes) VALUES (?, ?, 'England', ?)",
	);
	insert.run("E08000003", "Manchester", "[]");
	insert.run("E08000039", "Sheffield", '["E08000019"]');
	return { sqlite, store: memoryStore(sqlite) };
}

/** Weekly runs of the importer in a store. Parts are so small that each is a batch or two. */
export function indexRuns(
	store: Store,
	{ bytesAtOnce = 1, at = Date.UTC(2026, 10, 22), isPart = false } = {},
) {
	let clock = at;
	const now = () => clock;
	const begin = async (): Promise<Run> => {
		clock += 3_600_000;
		const run = await claimRun(store, {
			source: "house_prices",
			startedAt: clock,
			startedBy: "schedule",
		});
		if (!run) {
			throw new Error("another run is under way");
		}
		return run;
	};
	const step = (run: Run, file: PublishedFile): Promise<Advanced> =>
		advance(
			{ store, now },
			run,
			housePricesImporter({ store, now, bytesAtOnce, isPart, open: async () => file }),
		);
	return {
		begin,
		step,
		async bringIn(file: PublishedFile, run?: Run) {
			const under = run ?? (await begin());
			let edition: Edition | null = null;
			for (let steps = 1; steps < 10_000; steps += 1) {
				const advanced = await step(under, file);
				edition = advanced.edition ?? edition;
				if (advanced.outcome !== null) {
					return { outcome: advanced.outcome, edition, steps };
				}
			}
			throw new Error("the run has no end");
		},
	};
}

/** `E08000003 2026-09 20000000` of every row that readers see. */
export function seenPrices(sqlite: DatabaseSync): string[] {
	return sqlite
		.prepare(
			`SELECT code, month, average_price_pence AS price FROM house_prices
				WHERE snapshot = coalesce((SELECT snapshot FROM datasets WHERE id = 'house_prices'), 0) ORDER BY code, month`,
		)
		.all()
		.map(({ code, month, price }) => `${code} ${month} ${price}`);
}

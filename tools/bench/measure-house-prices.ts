import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareState } from "../dev/prepare-state.ts";
import { indexFile } from "../source-sim/sources/house-price-index.ts";
import { print } from "./print.ts";
import { runMeasured } from "./run-measured.ts";

/** As many as make the real file's 135,000 rows. */
const MONTHS = 366;
const NEWEST = "2026-09";

/** Imports a full file of the UK House Price Index with as many rows as the real one, and then again, when nothing is left to do. */
export async function measureHousePrices(): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-bench-"));
	try {
		const file = path.join(folder, `UK-HPI-full-file-${NEWEST}.csv`);
		const state = path.join(folder, "state");
		const text = indexFile(NEWEST, MONTHS);
		const rows = text.split("\n").length - 2;
		await writeFile(file, text);
		await prepareState(state);
		const command = ["datasets/commands/import-house-prices.ts", file, "--persist-to", state];
		const limits = ["--max-old-space-size=256", "--max-semi-space-size=4"];
		const first = await runMeasured([...limits, ...command]);
		const again = await runMeasured([...limits, ...command]);
		print(
			`Import of the house price index, ${rows.toLocaleString("en-GB")} rows of ${(text.length / 1_000_000).toFixed(0)} MB (goal under 20 s)`,
			`${first.seconds.toFixed(1)} s, ${(rows / first.seconds).toFixed(0)} rows/s`,
		);
		print(
			"  peak memory, and of the command without work",
			`${first.peak.toFixed(0)} MB, ${again.peak.toFixed(0)} MB`,
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { prepareState } from "../dev/prepare-state.ts";
import { print } from "./print.ts";
import { writeRentsFile } from "./rents-file.ts";
import { runMeasured } from "./run-measured.ts";

/** Imports a workbook of private rents of its real size, and then again, when nothing is left to do: what that holds is what the command itself needs. */
export async function measureRents(): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "lettable-bench-"));
	try {
		const workbook = path.join(folder, "rents.xlsx");
		const state = path.join(folder, "state");
		const megabytes = (await writeRentsFile(workbook)) / 1_000_000;
		await prepareState(state);
		const command = ["datasets/commands/import-rents.ts", workbook, "--persist-to", state];
		const limits = ["--max-old-space-size=256", "--max-semi-space-size=4"];
		const first = await runMeasured([...limits, ...command]);
		const again = await runMeasured([...limits, ...command]);
		print(
			`Import of private rents, a sheet of ${megabytes.toFixed(0)} MB (goal under 20 s)`,
			`${first.seconds.toFixed(1)} s`,
		);
		print(
			"  peak memory, and of the command without work (goal under 64 MB more)",
			`${first.peak.toFixed(0)} MB, ${again.peak.toFixed(0)} MB`,
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

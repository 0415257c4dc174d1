import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { mustRun } from "../dev/run-command.ts";
import { readLocally } from "./local-database.ts";

/** Imports the simulator's complete file of Price Paid Data where no sales are held: its monthly update follows on that. */
export async function importFirstSales(state: string, simulator: string): Promise<void> {
	if (readLocally(state, "SELECT id FROM datasets WHERE id = 'sales'").length > 0) {
		return;
	}
	const reply = await fetch(`${simulator}/price-paid-files/pp-complete.csv`);
	if (!reply.ok) {
		throw new Error(`The simulator has no complete file of sales: ${reply.status}.`);
	}
	const file = path.resolve(state, "pp-complete.csv");
	await mkdir(path.dirname(file), { recursive: true });
	await writeFile(file, await reply.bytes());
	await mustRun("npm", ["run", "data:sales", "--", file, "--persist-to", path.resolve(state)]);
}

import { Refusal, whereTablesLack } from "#datasets/ingest/store/store.ts";

/** Runs a command: a refusal ends it with one sentence on stderr and exit code 1, a fault of ours with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (cause) {
		const reason = whereTablesLack(cause);
		console.error(reason instanceof Refusal ? reason.message : reason);
		process.exitCode = 1;
	}
}

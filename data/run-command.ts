import { Refusal } from "#national/refusal.ts";

/** Runs a command: a refusal ends it with one sentence on stderr and exit code 1, a fault of ours with its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (cause) {
		console.error(cause instanceof Refusal ? cause.message : cause);
		process.exitCode = 1;
	}
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isProcessAlive } from "#datasets/commands/importing-process.ts";

/**
 * Notes in the folder of a local database that this process has it open, until it ends. A refresh beside a running development server was once
 * seen to hang. That the two runtimes waited for each other's locks is assumed, not shown; with one at a time it cannot happen. A note that a
 * killed process left is taken over.
 * @throws Error with one sentence fit for a person while another process has it open
 */
export function holdState(state: string, command: string): void {
	mkdirSync(state, { recursive: true });
	const file = path.join(state, "in-use.json");
	for (;;) {
		try {
			writeFileSync(file, JSON.stringify({ process: process.pid, command }), { flag: "wx" });
			process.once("exit", () => rmSync(file, { force: true }));
			return;
		} catch (cause) {
			if (Reflect.get(Object(cause), "code") !== "EEXIST") {
				throw cause;
			}
		}
		const holder = holderIn(file);
		if (holder && isProcessAlive(holder.process)) {
			throw new Error(
				`\`${holder.command}\` (process ${holder.process}) has the database in ${state} open: stop it first, or choose another with LETTABLE_STATE. If that is some other program, delete ${file}.`,
			);
		}
		rmSync(file, { force: true });
	}
}

type Holder = { readonly process: number; readonly command: string };

/** Reads the note of the process that holds the store; null where the note has gone or is invalid. */
function holderIn(file: string): Holder | null {
	try {
		const { process: number, command } = JSON.parse(readFileSync(file, "utf8"));
		return Number.isInteger(number) && number > 0 ? { process: number, command } : null;
	} catch {
		return null;
	}
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** The process that imports a dataset from this machine, as a file beside its state names it. */
export type ImportingProcess = {
	/** Whether the process that the file named before is gone without having taken its name away: it was killed. */
	readonly lastWasKilled: boolean;
	/** Takes this process's name away. */
	readonly leave: () => void;
};

/** Writes this process's number into the file. */
export function enterProcess(path: string): ImportingProcess {
	const before = numberIn(path);
	const lastWasKilled = before !== null && !isAlive(before);
	mkdirSync(dirname(path), { recursive: true });
	if (before === null || lastWasKilled) {
		writeFileSync(path, String(process.pid));
	}
	return {
		lastWasKilled,
		leave: () => {
			if (numberIn(path) === process.pid) {
				rmSync(path);
			}
		},
	};
}

function numberIn(path: string): number | null {
	try {
		const number = Number(readFileSync(path, "utf8"));
		return Number.isInteger(number) && number > 0 ? number : null;
	} catch {
		return null;
	}
}

function isAlive(number: number): boolean {
	try {
		process.kill(number, 0);
		return true;
	} catch (cause) {
		return Reflect.get(Object(cause), "code") === "EPERM";
	}
}

import { execFile } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { root } from "../dev/project.ts";

const run = promisify(execFile);

const SAY_PEAK = pathToFileURL(path.join(import.meta.dirname, "say-peak.ts")).href;

type Measured = {
	readonly seconds: number;
	/** The most megabytes that any of its processes held. */
	readonly peak: number;
	/** The same of each process, in the order in which they ended: the one that was started comes last. */
	readonly peaks: readonly number[];
};

/** Runs one of our commands in a process of its own: how long it takes, and how much memory it holds. @throws Error when it fails. */
export async function runMeasured(args: readonly string[]): Promise<Measured> {
	const started = performance.now();
	const { stderr } = await run("node", ["--import", SAY_PEAK, ...args], { cwd: root });
	const seconds = (performance.now() - started) / 1000;
	const peaks = [...stderr.matchAll(/^PEAK (\d+)$/gm)].map(
		([, kilobytes]) => Number(kilobytes) / 1024,
	);
	return { seconds, peak: Math.max(...peaks), peaks };
}

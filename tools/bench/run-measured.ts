import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { root } from "../dev/project.ts";

const run = promisify(execFile);

/** Has a process say, as it ends, the most memory it ever held. */
const SAY_PEAK =
	"data:text/javascript,process.on('exit',()=>console.error('PEAK',process.resourceUsage().maxRSS))";

/** Runs one of our commands in a process of its own: how long it takes, and megabytes it holds at most. @throws Error when it fails. */
export async function runMeasured(
	args: readonly string[],
): Promise<{ readonly seconds: number; readonly peak: number }> {
	const started = performance.now();
	const { stderr } = await run("node", ["--import", SAY_PEAK, ...args], { cwd: root });
	const seconds = (performance.now() - started) / 1000;
	const peaks = [...stderr.matchAll(/^PEAK (\d+)$/gm)].map(([, kilobytes]) => Number(kilobytes));
	return { seconds, peak: Math.max(...peaks) / 1024 };
}

import { readFileSync } from "node:fs";

/** Has a process say, as it ends, the most memory it ever held, in kilobytes. To be loaded with `--import`. */
process.on("exit", () => console.error("PEAK", peak()));

/** Linux counts a process in `maxRSS` from before it was one of its own: a process that a large one starts is large by that. */
function peak(): number {
	try {
		const [, kilobytes] =
			/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
		return Number(kilobytes ?? process.resourceUsage().maxRSS);
	} catch {
		return process.resourceUsage().maxRSS;
	}
}

import { readFileSync } from "node:fs";

/** Has a process say, as it ends, the most memory it ever held, in kilobytes. To be loaded with `--import`. */
process.on("exit", () => console.error("PEAK", peak()));

/**
 * Reads `VmHWM` where Linux offers it. `maxRSS` also counts memory from before the
 * process split from its parent, so a process that a large one starts looks large.
 */
function peak(): number {
	try {
		const [, kilobytes] =
			/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
		return Number(kilobytes ?? process.resourceUsage().maxRSS);
	} catch {
		return process.resourceUsage().maxRSS;
	}
}

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const shared = resolve(
	import.meta.dirname,
	"..",
	process.env["LETTABLE_SHARED"] ?? join("..", "shared"),
);

/**
 * Where a file or folder of the shared samples lies (`ppd`), or null when it is not on this
 * machine. The samples are other people's files and stay out of the repository, so a measurement that needs one does without
 * and says so, and no test needs any.
 */
export function sharedSample(path: string): string | null {
	const found = join(shared, "data", "samples", path);
	return existsSync(found) ? found : null;
}

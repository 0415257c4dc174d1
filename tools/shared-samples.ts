import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const shared = resolve(
	import.meta.dirname,
	"..",
	process.env["LETTABLE_SHARED"] ?? join("..", "shared"),
);

/**
 * Where a file or folder of the shared samples lies (`epc_new/json_samples`), or null when it is not on this
 * machine. The samples are other people's files and stay out of the repository, so anyone who needs one does without
 * and says so.
 */
export function sharedSample(path: string): string | null {
	const found = join(shared, "data", "samples", path);
	return existsSync(found) ? found : null;
}

/** The same for a test, which must not pass over its own absence in silence. */
export function sampleForTest(path: string): string | null {
	const found = sharedSample(path);
	if (found === null) {
		console.warn(`\nSKIPPED: no ${path} in ${shared}. Set LETTABLE_SHARED to test against it.\n`);
	}
	return found;
}

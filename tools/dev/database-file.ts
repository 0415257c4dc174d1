import { readdirSync } from "node:fs";
import path from "node:path";

/** The file that a local server keeps its D1 in, of the folder `state`. */
export function databaseFile(state: string): string {
	const folder = path.join(state, "v3/d1/miniflare-D1DatabaseObject");
	const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	if (!file) {
		throw new Error(`there is no database in ${folder}`);
	}
	return path.join(folder, file);
}

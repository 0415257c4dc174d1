import { join } from "node:path";
import type { StoreOptions } from "./store/open-store.ts";

/**
 * Folder in which imports into one database keep their prepared files and the note of their process. Its name comes from the database, local or remote and
 * by environment, so that imports into different databases do not mix.
 */
export function importsFolder({ persistTo, remote, env }: Omit<StoreOptions, "files">): string {
	const where = [remote ? "remote" : "local", ...(env === undefined ? [] : [env])].join("-");
	return join(persistTo, "imports", where);
}

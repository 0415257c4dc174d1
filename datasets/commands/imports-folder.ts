import { join } from "node:path";
import type { StoreOptions } from "./store/open-store.ts";

/**
 * Where imports into one database leave what they prepare, and which process they are. It is named after the database, which lies in the local state or
 * is a remote one of an environment: what an import into one has left says nothing about another.
 */
export function importsFolder({ persistTo, remote, env }: Omit<StoreOptions, "files">): string {
	const where = [remote ? "remote" : "local", ...(env === undefined ? [] : [env])].join("-");
	return join(persistTo, "imports", where);
}

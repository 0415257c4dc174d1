import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** What a developer set in .dev.vars; nothing where there is no such file. */
export function ownVars(file = ".dev.vars"): Record<string, string> {
	const parsed = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
	return Object.fromEntries(
		Object.entries(parsed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
	);
}

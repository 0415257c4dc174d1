import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import { sqlText } from "#datasets/ingest/store/sql-text.ts";
import { Refusal, type Store } from "#datasets/ingest/store/store.ts";

/** Runs wrangler with arguments and gives what it printed. */
export type RunWrangler = (args: readonly string[]) => Promise<string>;

const Answers = z.array(z.object({ results: z.array(z.unknown()) }));

/**
 * The store in production, reached through the wrangler command with files of SQL. D1 imports a file whole or not at all, and answers no queries while it
 * does. `where` are the flags that choose it: `--remote`, `--env=`.
 * Tested only against a local database (`--local`), never against an account.
 */
export function wranglerStore({
	where,
	run,
}: {
	where: readonly string[];
	run: RunWrangler;
}): Store {
	return {
		async apply(statements) {
			await withFile("statements.sql", statements.map(sqlText).join("\n"), async (file) => {
				await run(["d1", "execute", "DB", "--yes", "--file", file, ...where]);
			});
		},
		async read(sql, params = []) {
			const command = sqlText({ sql, params });
			const printed = await run(["d1", "execute", "DB", "--json", "--command", command, ...where]);
			return Answers.parse(JSON.parse(printed)).flatMap(({ results }) => results);
		},
	};
}

async function withFile(name: string, text: string, use: (file: string) => Promise<void>) {
	const folder = await mkdtemp(join(tmpdir(), "lettable-"));
	try {
		const file = join(folder, name);
		await writeFile(file, text);
		await use(file);
	} finally {
		await rm(folder, { recursive: true });
	}
}

const wrangler = join(import.meta.dirname, "../../../node_modules/wrangler/bin/wrangler.js");
/** Longest output read, in bytes. */
const LONGEST_OUTPUT = 100_000_000;

/** Runs the project's own wrangler, with variables beside those of this process. Its error message becomes the refusal. */
export async function runWrangler(
	args: readonly string[],
	env: Readonly<Record<string, string>> = {},
): Promise<string> {
	try {
		const { stdout } = await promisify(execFile)(process.execPath, [wrangler, ...args], {
			maxBuffer: LONGEST_OUTPUT,
			env: { ...process.env, ...env },
		});
		return stdout;
	} catch (cause) {
		const command = args.slice(0, 2).join(" ");
		throw new Refusal(`wrangler ${command} failed: ${complaintIn(cause)}`, { cause });
	}
}

const Failed = z.object({ stdout: z.string(), stderr: z.string() });

/** wrangler's error message: inside JSON on stdout when JSON was requested, else on stderr. */
function complaintIn(cause: unknown): string {
	const { stdout, stderr } = Failed.safeParse(cause).data ?? { stdout: "", stderr: String(cause) };
	const quoted = /"text": (".*")/.exec(stdout)?.[1];
	return quoted === undefined ? stderr.trim() : z.string().parse(JSON.parse(quoted));
}

import { readFile } from "node:fs/promises";
import { FileFault } from "#datasets/ingest/files/published-file.ts";
import { RefusedNews } from "#datasets/ingest/run/importer.ts";
import { Refusal, whereTablesLack } from "#datasets/ingest/store/store.ts";

/** Runs a command. A mistake that the user can correct prints one sentence on stderr and exits with code 1; a fault of ours prints its stack. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
	try {
		await command();
	} catch (cause) {
		const reason = whereTablesLack(cause);
		console.error(inWords(reason) ?? reason);
		process.exitCode = 1;
	}
}

function inWords(cause: unknown): string | null {
	if (cause instanceof Refusal || cause instanceof RefusedNews || cause instanceof FileFault) {
		return cause.message;
	}
	// Node's first sentence names the fault; the rest explains file names that begin with a dash.
	return cause instanceof Error && codeOf(cause).startsWith("ERR_PARSE_ARGS")
		? `${cause.message.split(/\. |;/)[0]?.replace(/\.$/, "")}.`
		: null;
}

function codeOf(cause: unknown): string {
	return String(Reflect.get(Object(cause), "code"));
}

type Taking = {
	readonly count: number;
	/** How the command is called. */
	readonly usage: string;
};

/** Runs a command that takes no options, on as many files as it takes. */
export function runOnFiles(
	taking: Taking,
	command: (...files: readonly string[]) => Promise<void>,
): Promise<void> {
	return runCommand(() => command(...givenFiles(process.argv.slice(2), taking)));
}

/** @throws Refusal for an option, and for fewer or more files than it takes */
function givenFiles(args: readonly string[], { count, usage }: Taking): readonly string[] {
	const option = args.find((arg) => arg.startsWith("-"));
	if (option !== undefined) {
		throw new Refusal(`There is no option ${option}. Usage: ${usage}`);
	}
	if (args.length !== count) {
		throw new Refusal(
			`${count === 0 ? "It takes no file." : "Name what it reads."} Usage: ${usage}`,
		);
	}
	return args;
}

/** The text of a file that somebody named. @throws Refusal when it cannot be read */
export async function readGivenText(path: string): Promise<string> {
	try {
		return await readFile(path, "utf8");
	} catch (cause) {
		throw new Refusal(`${path} ${whyUnread[codeOf(cause)] ?? "cannot be read"}.`, { cause });
	}
}

const whyUnread: Readonly<Record<string, string>> = {
	ENOENT: "is not there",
	ENOTDIR: "is not there",
	EISDIR: "is a folder, not a file",
	EACCES: "may not be read",
};

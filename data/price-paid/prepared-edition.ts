import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import type { PublishedFile } from "#national/files/published-file.ts";
import { readEdition } from "./read-edition.ts";
import { SalesEdition } from "./sales-edition.ts";

/** A file that was read through, and its spilled sales. */
export type Prepared = {
	readonly edition: SalesEdition;
	readonly spillPath: string;
	/** Deletes what was spilled. */
	readonly forget: () => Promise<void>;
};

type Preparing = {
	readonly folder: string;
	/** UTC milliseconds. */
	readonly now: number;
	readonly report: (bytes: number) => void;
	/** Stops the reading. */
	readonly signal?: AbortSignal;
};

/** What was spilled, and how many bytes that is: less on the disk is a reading that broke off. */
const Account = z.object({ version: z.literal(3), bytes: z.int(), edition: SalesEdition });

/**
 * Reads a file through, or finds what an import of the same one has left, which died after that.
 * @throws Refusal when it is no file of Price Paid Data.
 */
export async function preparedEdition(
	file: PublishedFile,
	{ folder, ...reading }: Preparing,
): Promise<Prepared> {
	const spillPath = join(folder, "sales.spill");
	const accountPath = join(folder, "sales.json");
	const forget = async (): Promise<void> => {
		await rm(accountPath, { force: true });
		await rm(spillPath, { force: true });
	};
	const found = await readAccount(accountPath, spillPath);
	if (found?.tag === file.tag) {
		return { edition: found, spillPath, forget };
	}
	await mkdir(folder, { recursive: true });
	await forget();
	try {
		const edition = await readEdition(file, { ...reading, spillPath });
		const { size } = await stat(spillPath);
		await writeFile(accountPath, JSON.stringify({ version: 3, bytes: size, edition }));
		return { edition, spillPath, forget };
	} catch (cause) {
		await forget();
		throw cause;
	}
}

async function readAccount(accountPath: string, spillPath: string): Promise<SalesEdition | null> {
	try {
		const { bytes, edition } = Account.parse(JSON.parse(await readFile(accountPath, "utf8")));
		return (await stat(spillPath)).size === bytes ? edition : null;
	} catch {
		return null;
	}
}

import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { CertificatesEdition } from "#national/certificates/certificates-edition.ts";
import type { PublishedFile } from "#national/files/published-file.ts";
import { type Reading, readEdition } from "./read-edition.ts";

/** A file that was read through, and its spilled certificates. */
export type Prepared = {
	readonly edition: CertificatesEdition;
	readonly spillPath: string;
	/** Deletes what was spilled. */
	readonly forget: () => Promise<void>;
};

/** What was spilled, and how many bytes that is: less on the disk is a reading that broke off. */
const Account = z.object({ version: z.literal(2), bytes: z.int(), edition: CertificatesEdition });

/**
 * Reads a file through, or finds what an import of the same one for the same areas has left, which died after that.
 * @throws Refusal, RefusedNews when it is no file of certificates
 */
export async function preparedEdition(
	file: PublishedFile,
	{ folder, ...reading }: Omit<Reading, "spillPath"> & { readonly folder: string },
): Promise<Prepared> {
	const spillPath = join(folder, "certificates.spill");
	const accountPath = join(folder, "certificates.json");
	const forget = async (): Promise<void> => {
		await rm(accountPath, { force: true });
		await rm(spillPath, { force: true });
	};
	const found = await readAccount(accountPath, spillPath);
	if (
		found?.tag === file.tag &&
		found.register === reading.register &&
		found.authorities.join() === reading.areas.authorities.join()
	) {
		return { edition: found, spillPath, forget };
	}
	await mkdir(folder, { recursive: true });
	await forget();
	try {
		const edition = await readEdition(file, { ...reading, spillPath });
		const { size } = await stat(spillPath);
		await writeFile(accountPath, JSON.stringify({ version: 2, bytes: size, edition }));
		return { edition, spillPath, forget };
	} catch (cause) {
		await forget();
		throw cause;
	}
}

async function readAccount(
	accountPath: string,
	spillPath: string,
): Promise<CertificatesEdition | null> {
	try {
		const { bytes, edition } = Account.parse(JSON.parse(await readFile(accountPath, "utf8")));
		return (await stat(spillPath)).size === bytes ? edition : null;
	} catch {
		return null;
	}
}

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { RefusedNews } from "#datasets/ingest/run/importer.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { readZip } from "#datasets/ingest/zip/zip-archive.ts";
import { openLocalFile } from "../../commands/files/local-file.ts";
import { readCodePoint } from "./code-point.ts";
import { isDirectory, readDirectoryZip } from "./directory.ts";
import { readDirectoryFile } from "./directory-file.ts";
import { Defect, type Product } from "./postcode-unit.ts";

/**
 * Opens an edition for as long as `use` runs: the archive of Code-Point Open, or of the National Statistics Postcode Lookup or ONS Postcode Directory, or
 * the single large file of the latter two. Holds one area's postcodes at a time.
 * @throws Refusal when the file is none of these, at opening or during reading.
 */
export async function withProduct(
	path: string,
	use: (product: Product) => Promise<void>,
): Promise<void> {
	const file = await openLocalFile(path);
	try {
		await use(await readProduct(file, path));
	} catch (cause) {
		throw cause instanceof Defect || cause instanceof RefusedNews
			? new Refusal(`${path} is not a national postcode file: ${sentence(cause.message)}`, {
					cause,
				})
			: cause;
	} finally {
		await file.close();
	}
}

/** Turns a defect's clause into a sentence; an archive's refusal already is one. */
function sentence(message: string): string {
	return message.endsWith(".") ? message : `${message}.`;
}

async function readProduct(file: PublishedFile, path: string): Promise<Product> {
	const digest = await digestOf(path);
	if (path.toLowerCase().endsWith(".csv")) {
		return readDirectoryFile(file, digest);
	}
	const entries = await readZip(file);
	return entries.some(isDirectory)
		? readDirectoryZip(entries, digest)
		: readCodePoint(entries, digest);
}

async function digestOf(path: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(path)) {
		hash.update(chunk);
	}
	return hash.digest("hex");
}

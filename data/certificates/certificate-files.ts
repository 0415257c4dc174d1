import type { PublishedFile } from "#national/files/published-file.ts";
import { Refusal } from "#national/refusal.ts";
import { readZip } from "#national/zip/zip-archive.ts";

/** One file of certificates, alone or in an archive. */
export type CertificateFile = {
	readonly name: string;
	readonly bytes: () => AsyncIterable<Uint8Array>;
};

/** Bytes of one file in an archive at most: a year's certificates are some three gigabytes. */
const LONGEST_FILE = 32 * 1024 ** 3;

/**
 * The files of certificates in what was downloaded: itself, or those of its archive, which has one a year beside recommendations and notes.
 * @throws Refusal, RefusedNews when it is no such file
 */
export async function certificateFiles(file: PublishedFile): Promise<CertificateFile[]> {
	const beginning = await beginningOf(file);
	if (/^\s*</.test(beginning)) {
		throw new Refusal(`${file.name} cannot be imported: it is a web page.`);
	}
	if (!beginning.startsWith("PK")) {
		return [{ name: file.name, bytes: () => file.read(0, file.size) }];
	}
	const entries = (await readZip(file)).filter(
		({ name, length }) =>
			length > 0 && /\.csv$/i.test(name) && !/recommendation|header/i.test(name),
	);
	if (entries.length === 0) {
		throw new Refusal(`${file.name} cannot be imported: it has no file of certificates.`);
	}
	return entries.map(({ name, read }) => ({ name, bytes: () => read(LONGEST_FILE) }));
}

async function beginningOf(file: PublishedFile): Promise<string> {
	for await (const chunk of file.read(0, Math.min(file.size, 512))) {
		return Buffer.from(chunk)
			.toString("latin1")
			.replace(/^\u00EF\u00BB\u00BF/, "");
	}
	return "";
}

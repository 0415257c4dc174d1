import type { FileHandle } from "node:fs/promises";
import type {
	CertificateRegister,
	CertificateRow,
} from "#datasets/certificates/certificate-row.ts";
import type { CertificatesEdition } from "#datasets/certificates/certificates-edition.ts";
import { packCertificate, unpackCertificate } from "#datasets/certificates/packed-certificate.ts";
import { csvRows } from "#datasets/ingest/csv/csv-rows.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { readZip } from "#datasets/ingest/zip/zip-archive.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { openSpill, readGroup } from "../../commands/spill/spill.ts";
import { type CertificateReader, certificateReader } from "./certificate-reader.ts";
import type { ChosenAreas } from "./chosen-areas.ts";

/** One file of certificates, alone or in an archive. */
type CertificateFile = {
	readonly name: string;
	readonly bytes: () => AsyncIterable<Uint8Array>;
};

/** Bytes of one file in an archive at most: a year's certificates are some three gigabytes. */
const LONGEST_FILE = 32 * 1024 ** 3;

/**
 * The certificate files in a download: the file itself, or those of its archive, which holds one for each year beside recommendations and notes.
 * @throws Refusal, RefusedNews when it is no such file
 */
async function certificateFiles(file: PublishedFile): Promise<CertificateFile[]> {
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

export type ReadOptions = {
	readonly register: CertificateRegister;
	readonly areas: ChosenAreas;
	/** Where the certificates are spilled to. */
	readonly spillPath: string;
	/** UTC milliseconds. */
	readonly now: number;
};

/** First half of a postcode. Certificates are grouped by it, some thousands of homes each, so that no postcode spans two groups. */
export function outcodeOf(postcode: string): string {
	return postcode.slice(0, -3);
}

/**
 * Reads a national file of certificates once and spills those of the chosen areas. Memory use is constant: a piece of the file and a block for each
 * outcode.
 * @throws Refusal, RefusedNews when it is no such file, saying why
 */
export async function readCertificatesEdition(
	file: PublishedFile,
	{ register, areas, spillPath, now }: ReadOptions,
): Promise<CertificatesEdition> {
	const files = await certificateFiles(file);
	const spill = openSpill(spillPath);
	let oldEncoding = 0;
	try {
		const reader = certificateReader({
			register,
			areas,
			today: londonDay(now),
			keep: (row) => spill.add(outcodeOf(row.postcode), row.postcode, packCertificate(row)),
		});
		for (const part of files) {
			oldEncoding += await readFile(part, reader);
		}
		const found = named(file.name, () => reader.finish());
		return {
			tag: file.tag,
			register,
			authorities: [...areas.authorities],
			...found,
			oldEncoding,
			groups: spill.finish(),
		};
	} finally {
		spill.close();
	}
}

/** Reads one file through. @returns the number of lines that were not UTF-8. @throws Refusal naming the file */
async function readFile(
	{ name, bytes }: CertificateFile,
	reader: CertificateReader,
): Promise<number> {
	let isEnded = true;
	let oldEncoding = 0;
	try {
		for await (const batch of csvRows(bytes())) {
			for (const row of batch.rows) {
				reader.take(row);
			}
			isEnded = batch.isEnded;
			oldEncoding += batch.oldEncoding;
		}
		reader.endFile(isEnded);
		return oldEncoding;
	} catch (cause) {
		throw refusal(name, cause);
	}
}

function named<T>(name: string, read: () => T): T {
	try {
		return read();
	} catch (cause) {
		throw refusal(name, cause);
	}
}

function refusal(name: string, cause: unknown): unknown {
	return cause instanceof SyntaxError
		? new Refusal(`${name} cannot be imported: ${cause.message}.`, { cause })
		: cause;
}

/** The certificates of one group as they were spilled, in the order of their file. */
export function spilledGroup(file: FileHandle, pieces: readonly number[]): CertificateRow[] {
	const rows: CertificateRow[] = [];
	readGroup(file, pieces, (postcode, record) => rows.push(unpackCertificate(postcode, record)));
	return rows;
}

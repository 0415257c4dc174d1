import type { FileHandle } from "node:fs/promises";
import type { CertificateRow } from "#national/certificates/certificate-row.ts";
import { unpackCertificate } from "#national/certificates/packed-certificate.ts";
import { readGroup } from "../spill/spill.ts";

/** The certificates of one group as they were spilled, in the order of their file. */
export async function spilledGroup(
	file: FileHandle,
	pieces: readonly number[],
): Promise<CertificateRow[]> {
	const rows: CertificateRow[] = [];
	for await (const lines of readGroup(file, pieces)) {
		for (const { postcode, record } of lines) {
			rows.push(unpackCertificate(postcode, record));
		}
	}
	return rows;
}

import type { FileHandle } from "node:fs/promises";
import type { CertificateRow } from "#datasets/certificates/certificate-row.ts";
import { unpackCertificate } from "#datasets/certificates/packed-certificate.ts";
import { readGroup } from "../../commands/spill/spill.ts";

/** The certificates of one group as they were spilled, in the order of their file. */
export function spilledGroup(file: FileHandle, pieces: readonly number[]): CertificateRow[] {
	const rows: CertificateRow[] = [];
	readGroup(file, pieces, (postcode, record) => rows.push(unpackCertificate(postcode, record)));
	return rows;
}

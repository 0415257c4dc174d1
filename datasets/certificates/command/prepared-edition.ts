import { CertificatesEdition } from "#datasets/certificates/certificates-edition.ts";
import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { type Prepared, prepared } from "../../commands/spill/prepared.ts";
import { type ReadOptions, readCertificatesEdition } from "./read-edition.ts";

/**
 * A file of certificates, read through for some areas, and its spilled certificates.
 * @throws Refusal, RefusedNews when it is no file of certificates
 */
export function prepareCertificates(
	file: PublishedFile,
	{ folder, ...reading }: Omit<ReadOptions, "spillPath"> & { readonly folder: string },
): Promise<Prepared<CertificatesEdition>> {
	return prepared<CertificatesEdition>({
		folder,
		name: "certificates",
		shape: CertificatesEdition,
		version: 2,
		isSame: ({ tag, register, authorities }) =>
			tag === file.tag &&
			register === reading.register &&
			authorities.join() === reading.areas.authorities.join(),
		read: (spillPath) => readCertificatesEdition(file, { ...reading, spillPath }),
	});
}

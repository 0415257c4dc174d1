import type { DatasetRecord } from "../ingest/refresh.ts";

export const certificates = {
	id: "certificates",
	name: "Energy certificates of imported areas",
	tells:
		"how homes are rated where the energy register is silent or does not reach, once a national file is imported for the area",
	sources: ["importedCertificates", "importedCertificatesScotland"],
	kept: "import",
	firstImport: {
		what: "a national file of certificates for the areas you want",
		command: "data:certificates",
	},
} as const satisfies DatasetRecord;

/** Follows the register's daily changes; none of them is stored as a row. */
export const certificateChanges = {
	id: "certificate_changes",
	name: "New energy certificates",
	tells: "which postcodes have new certificates, so that they are asked for again",
	sources: ["energyRegister"],
	kept: "weekly",
	publisher: {
		who: "The energy register",
		address: "EPC_REGISTER_URL",
		token: "EPC_REGISTER_TOKEN",
	},
} as const satisfies DatasetRecord;

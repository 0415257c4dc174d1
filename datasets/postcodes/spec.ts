import type { DatasetRecord } from "../ingest/refresh.ts";

export const postcodeUnits = {
	id: "postcode_units",
	name: "Postcodes of Great Britain",
	tells:
		"which council, wards and area a full postcode lies in, once the national file is imported",
	sources: ["codePointOpen", "postcodeDirectory"],
	kept: "import",
	firstImport: {
		what: "Code-Point Open or a national postcode file of ONS",
		command: "data:postcodes",
	},
} as const satisfies DatasetRecord;

import { parseArgs } from "node:util";
import type { CertificateRegister } from "#datasets/certificates/certificate-row.ts";
import { onlyFile } from "#datasets/commands/store/open-store.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** What to import. */
export type CertificateArguments = {
	readonly path: string;
	readonly register: CertificateRegister;
	/** Codes of local authorities, as given; empty means all, which only Scotland allows. */
	readonly codes: readonly string[];
	/** Remaining arguments, for the store. */
	readonly others: readonly string[];
};

const USAGE =
	"npm run data:certificates -- <certificates.csv or zip> --authority E08000003 [--authority ...], or -- --scotland <file.csv or zip>";

/**
 * Reads what the command takes.
 * @throws Refusal when no file is named, or none of England's and Wales's areas
 */
export function readArguments(args: readonly string[]): CertificateArguments {
	const { values, positionals } = parsed(args);
	const codes = values.authority ?? [];
	const others = [
		...(values.remote ? ["--remote"] : []),
		...(values.env === undefined ? [] : ["--env", values.env]),
		...(values["persist-to"] === undefined ? [] : ["--persist-to", values["persist-to"]]),
	];
	const files = [...positionals, ...(values.scotland === undefined ? [] : [values.scotland])];
	const path = onlyFile({ files }, USAGE);
	if (values.scotland !== undefined) {
		return { path, register: "scotland", codes, others };
	}
	if (codes.length === 0) {
		throw new Refusal(
			`Name the areas to import: ${USAGE}. All of England and Wales are some 30 million certificates, up to 6 GB of a database that holds 10, and twice that while an edition comes in.`,
		);
	}
	return { path, register: "england_wales", codes, others };
}

function parsed(args: readonly string[]) {
	try {
		return parseArgs({
			args: [...args],
			allowPositionals: true,
			options: {
				authority: { type: "string", multiple: true },
				scotland: { type: "string" },
				remote: { type: "boolean", default: false },
				env: { type: "string" },
				"persist-to": { type: "string" },
			},
		});
	} catch (cause) {
		throw new Refusal(cause instanceof Error ? cause.message : String(cause), { cause });
	}
}

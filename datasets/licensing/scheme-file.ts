import { csvField } from "#domain/base/csv.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";

/** Columns of the register's file in order, and how each is written for a row. */
const columns: Readonly<Record<string, (scheme: LicensingScheme) => string>> = {
	id: ({ id }) => id,
	authority_code: ({ authorityCode }) => authorityCode,
	council: ({ council }) => council,
	kind: ({ kind }) => kind,
	ruled_out: ({ ruledOut }) => ruledOut.join(" "),
	name: ({ name }) => name ?? "",
	status: ({ status }) => status,
	coverage: ({ coverage }) => coverage,
	ward_codes: ({ wardCodes }) => wardCodes.join(" "),
	ward_vintage: ({ wardVintage }) => wardVintage ?? "",
	has_unmatched_wards: ({ hasUnmatchedWards }) => String(hasUnmatchedWards),
	streets: ({ streets }) => streets ?? "",
	designated_on: ({ designatedOn }) => designatedOn ?? "",
	start_day: ({ start }) => start ?? "",
	end_day: ({ end }) => end ?? "",
	hmo: ({ hmo }) => jsonOf(hmo),
	exemptions: ({ exemptions }) => jsonOf(exemptions),
	fees: ({ fees }) => jsonOf(fees),
	plans: ({ plans }) => plans ?? "",
	url: ({ url }) => url ?? "",
	evidence: ({ evidence }) => jsonOf(evidence),
	verified_on: ({ verifiedOn }) => verifiedOn ?? "",
};

/** The register as its file holds it. Source: RFC 4180. */
export function schemeFile(schemes: readonly LicensingScheme[]): string {
	const lines = [
		Object.keys(columns),
		...schemes.map((scheme) => Object.values(columns).map((cell) => cell(scheme))),
	];
	return lines.map((cells) => `${cells.map(csvField).join(",")}\n`).join("");
}

function jsonOf(value: object | null): string {
	return value === null || (Array.isArray(value) && value.length === 0)
		? ""
		: JSON.stringify(value);
}

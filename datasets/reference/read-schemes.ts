import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { type ReferenceTable, records } from "./reference-table.ts";

/** The licensing register as it is committed. The cells of a table fit its columns: that was checked when the file was read. */
export function readSchemes(tables: readonly ReferenceTable[]): LicensingScheme[] {
	return tables
		.filter(({ id }) => id === "licensing_schemes")
		.flatMap(records)
		.map(
			(cells) =>
				({
					id: cells["id"],
					authorityCode: cells["authority_code"],
					council: cells["council"],
					kind: cells["kind"],
					ruledOut: cells["ruled_out"],
					name: cells["name"],
					status: cells["status"],
					coverage: cells["coverage"],
					wardCodes: cells["ward_codes"],
					wardVintage: cells["ward_vintage"],
					hasUnmatchedWards: cells["has_unmatched_wards"],
					streets: cells["streets"],
					designatedOn: cells["designated_on"],
					start: cells["start_day"],
					end: cells["end_day"],
					hmo: cells["hmo"],
					exemptions: cells["exemptions"],
					fees: cells["fees"],
					plans: cells["plans"],
					url: cells["url"],
					evidence: cells["evidence"],
					verifiedOn: cells["verified_on"],
					revision: 1,
				}) as LicensingScheme,
		);
}

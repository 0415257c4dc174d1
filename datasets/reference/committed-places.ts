import type { KnownPlaces } from "#datasets/licensing/read-audit.ts";
import type { Place } from "#domain/base/facts/facts.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { type ReferenceTable, rowsOf, type Shares } from "./reference-table.ts";

/** Finds places in the committed sectors, wards and authorities, without the national postcode file. */
export function committedPlaces(tables: readonly ReferenceTable[]): KnownPlaces {
	const authorities = new Map(rowsOf(tables, "authorities").map((row) => [row["code"], row]));
	const wards = new Map(rowsOf(tables, "wards").map((row) => [row["code"], row]));
	const sectors = new Map(rowsOf(tables, "postcode_sectors").map((row) => [row["sector"], row]));
	const named = (rows: typeof wards, [code, share]: Shares[number]) => ({
		code,
		name: String(rows.get(code)?.["name"] ?? code),
		share,
	});
	const inSector = (sector: string): Place => {
		const row = sectors.get(sector);
		const shares = row?.["authorities"] as Shares | undefined;
		const [largest] = shares ?? [];
		if (!row || !shares || !largest) {
			throw new Error(`${sector} is no sector of Great Britain's postcodes`);
		}
		return {
			grain: "sector",
			nation: nationOfCode(largest[0]),
			region: null,
			authorities: shares.map((share) => named(authorities, share)),
			wards: (row["wards"] as Shares).map((share) => named(wards, share)),
			position: null,
			source: "codePointOpen",
			asOf: null,
			deprivationDecile: null,
		};
	};
	return {
		inSector,
		inWard: (sector, wardCode) => {
			const place = inSector(sector);
			const authorityCode = wards.get(wardCode)?.["authority_code"];
			if (authorityCode === undefined) {
				throw new Error(`${wardCode} is no ward of today`);
			}
			const authority = place.authorities.find(({ code }) => code === authorityCode);
			if (!authority) {
				throw new Error(`${wardCode} is of another council than ${sector}`);
			}
			return {
				...place,
				grain: "unit",
				nation: nationOfCode(authority.code),
				authorities: [{ ...authority, share: 1 }],
				wards: [named(wards, [wardCode, 1])],
			};
		},
	};
}

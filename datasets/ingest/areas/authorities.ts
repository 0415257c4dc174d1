import * as z from "zod";
import { countryCodes } from "#domain/base/nation.ts";
import type { Store } from "../store/store.ts";

/** Regions of England, by code, under the names in our table of authorities. Source: ONS, Register of Geographic Codes. */
export const regions: Readonly<Record<string, string>> = {
	E12000001: "North East",
	E12000002: "North West",
	E12000003: "Yorkshire and The Humber",
	E12000004: "East Midlands",
	E12000005: "West Midlands",
	E12000006: "East of England",
	E12000007: "London",
	E12000008: "South East",
	E12000009: "South West",
};

/** The countries of the United Kingdom by their codes. */
export const countries: Readonly<Record<string, string>> = Object.fromEntries(
	Object.entries(countryCodes).map(([name, code]) => [code, name]),
);

/** A local authority of our table. Codes are those of the ONS Register of Geographic Codes. */
export type Authority = {
	readonly code: string;
	readonly name: string;
	/** Region of England, or nation elsewhere. */
	readonly part: string;
	/** Codes it had before; several where districts were merged. */
	readonly formerCodes: readonly string[];
};

/** A present or former code of a local authority of the United Kingdom. Source: ONS, Register of Geographic Codes. */
export const AUTHORITY_CODE = /^(E0[6-9]|W06|S12|N09)\d{6}$/;

const Row = z
	.object({ code: z.string(), name: z.string(), part: z.string(), former_codes: z.string() })
	.transform(({ former_codes, ...row }) => ({
		...row,
		formerCodes: z.array(z.string()).parse(JSON.parse(former_codes)),
	}));

export async function readAuthorities(store: Store): Promise<readonly Authority[]> {
	return z
		.array(Row)
		.parse(
			await store.read(
				"SELECT code, name, coalesce(region, nation) AS part, former_codes FROM authorities",
			),
		);
}

/** Today's code of each authority, by any code it has or had. A code that is in use today stands for its present authority. */
export function todaysCodes(
	authorities: readonly Pick<Authority, "code" | "formerCodes">[],
): ReadonlyMap<string, string> {
	return new Map([
		...authorities.flatMap(({ code, formerCodes }) =>
			formerCodes.map((former): [string, string] => [former, code]),
		),
		...authorities.map(({ code }): [string, string] => [code, code]),
	]);
}

/** Authorities that only changed their code, by the former code. Merged districts are left out: a figure of one of them is not that of the whole. */
export function recodedAuthorities(
	authorities: readonly Authority[],
): ReadonlyMap<string, Authority> {
	return new Map(
		authorities.flatMap((authority): [string, Authority][] => {
			const [former, ...others] = authority.formerCodes;
			return former === undefined || others.length > 0 ? [] : [[former, authority]];
		}),
	);
}

import * as z from "zod";
import type { Store } from "../store/store.ts";

const Authority = z.object({
	code: z.string(),
	former_codes: z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text))),
});

/** Regions of England and the four countries. Source: ONS, Register of Geographic Codes. */
const WHOLE = /^(E12|E92|W92|S92|N92)\d{6}$/;
const AUTHORITY = /^(E0[6-9]|W06|S12|N09)\d{6}$/;

/** What a code of the index is to us: kept under today's code, an authority that our table does not have, or another kind of area. */
export type IndexArea =
	| { readonly code: string; readonly wasFormer: boolean }
	| "unknown"
	| "not_kept";

export type IndexAreas = {
	/** How many authorities our table has. */
	readonly authorities: number;
	readonly of: (code: string) => IndexArea;
};

/**
 * The areas whose prices are kept, from our table of authorities. A code from before stands for an authority that was merely recoded: the price of one
 * of several districts that were merged is not that of the whole.
 */
export async function readIndexAreas(store: Store): Promise<IndexAreas> {
	const rows = await store.read("SELECT code, former_codes FROM authorities");
	const authorities = z.array(Authority).parse(rows);
	const today = new Set(authorities.map(({ code }) => code));
	const former = new Map(
		authorities.flatMap(({ code, former_codes: [only, ...others] }): [string, string][] =>
			only === undefined || others.length > 0 ? [] : [[only, code]],
		),
	);
	return {
		authorities: today.size,
		of(code) {
			const current = former.get(code);
			if (today.has(code) || WHOLE.test(code)) {
				return { code, wasFormer: false };
			}
			if (current !== undefined) {
				return { code: current, wasFormer: true };
			}
			return AUTHORITY.test(code) ? "unknown" : "not_kept";
		},
	};
}

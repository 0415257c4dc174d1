import {
	AUTHORITY_CODE,
	readAuthorities,
	recodedAuthorities,
} from "../ingest/areas/authorities.ts";
import type { Store } from "../ingest/store/store.ts";

/** Regions of England and the four countries. Source: ONS, Register of Geographic Codes. */
const WHOLE = /^(E12|E92|W92|S92|N92)\d{6}$/;

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

/** The areas whose prices are kept, from our table of authorities. */
export async function readIndexAreas(store: Store): Promise<IndexAreas> {
	const authorities = await readAuthorities(store);
	const today = new Set(authorities.map(({ code }) => code));
	const recoded = recodedAuthorities(authorities);
	return {
		authorities: today.size,
		of(code) {
			if (today.has(code) || WHOLE.test(code)) {
				return { code, wasFormer: false };
			}
			const current = recoded.get(code);
			if (current) {
				return { code: current.code, wasFormer: true };
			}
			return AUTHORITY_CODE.test(code) ? "unknown" : "not_kept";
		},
	};
}

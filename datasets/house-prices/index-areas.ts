import { monthBefore } from "#domain/base/calendar.ts";
import {
	AUTHORITY_CODE,
	readAuthorities,
	recodedAuthorities,
} from "../ingest/areas/authorities.ts";
import type { Store } from "../ingest/store/store.ts";

/** Months of the index to keep: the newest and the five years before, which five years' growth needs. */
const MONTHS_KEPT = 61;

/** First month that is kept of an edition with this newest one. Months are `YYYY-MM`. */
export function firstKept(newest: string): string {
	return monthBefore(newest, MONTHS_KEPT - 1);
}

/** The month an edition is called after, `2026-09` in `UK-HPI-full-file-2026-09.csv`; null for a file of another name. */
export function monthInName(name: string): string | null {
	return /UK-HPI-full-file-(\d{4}-(?:0[1-9]|1[0-2]))\b/i.exec(name)?.[1] ?? null;
}

/** Regions of England and the four countries. Source: ONS, Register of Geographic Codes. */
const WHOLE = /^(E12|E92|W92|S92|N92)\d{6}$/;

/** Meaning of a code in the index: an authority under today's code, an authority missing from our table, or another kind of area. */
export type IndexArea =
	| { readonly code: string; readonly wasFormer: boolean }
	| "unknown"
	| "not_kept";

/** Looks up the meaning of each code of the index in our table of authorities. */
export async function readIndexAreas(store: Store): Promise<(code: string) => IndexArea> {
	const authorities = await readAuthorities(store);
	const today = new Set(authorities.map(({ code }) => code));
	const recoded = recodedAuthorities(authorities);
	return (code) => {
		if (today.has(code) || WHOLE.test(code)) {
			return { code, wasFormer: false };
		}
		const current = recoded.get(code);
		if (current) {
			return { code: current.code, wasFormer: true };
		}
		return AUTHORITY_CODE.test(code) ? "unknown" : "not_kept";
	};
}

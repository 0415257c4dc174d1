import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import type { World } from "./env.ts";

/** What an id names, as the three letters it begins with. */
type IdPrefix =
	| "usr"
	| "ses"
	| "let"
	| "att"
	| "rpt"
	| "prm"
	| "aud"
	| "grt"
	| "sch"
	| "shr"
	| "scn"
	| "sug";

/** An id that tells what it names and cannot be guessed: `usr_` and 132 random bits. */
export function newId(prefix: IdPrefix, token: World["token"]): string {
	return `${prefix}_${token().slice(0, 22)}`;
}

/**
 * A text in which each report is named by the first eight letters of its id, as its PDF names it to us: the whole id of one without an owner opens it,
 * and what is logged or stored as a reason is read by more people than may.
 */
export function withShortIds(text: string): string {
	return text.replace(/(rpt_[\w-]{8})[\w-]{14}/g, "$1");
}

/** 256 random bits as base64url. */
export function randomToken(): string {
	return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

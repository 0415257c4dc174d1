import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import type { World } from "./env.ts";

/** What an id names, as the letters it begins with. */
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
	| "sug"
	| "pky"
	| "hom"
	| "own"
	| "fed"
	| "key"
	| "chg"
	| "site"
	| "whk"
	| "whd"
	| "hsh";

/** An id that tells what it names and cannot be guessed: `usr_` and 132 random bits. */
export function newId(prefix: IdPrefix, token: World["token"]): string {
	return `${prefix}_${token().slice(0, 22)}`;
}

/**
 * Shortens each report's id in a text to its first eight letters, as its PDF prints it. The whole id of a report without an owner opens it, and logs and
 * stored reasons have more readers than may do that.
 */
export function withShortIds(text: string): string {
	return text.replace(/(rpt_[\w-]{8})[\w-]{14}/g, "$1");
}

/** 256 random bits as base64url. */
export function randomToken(): string {
	return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

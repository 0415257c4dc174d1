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

/** 256 random bits as base64url. */
export function randomToken(): string {
	return crypto
		.getRandomValues(new Uint8Array(32))
		.toBase64({ alphabet: "base64url", omitPadding: true });
}

import type { World } from "./env.ts";

/** What an id names, as the three letters it begins with. */
type IdPrefix = "usr" | "ses" | "let" | "att" | "rpt" | "prm" | "aud" | "grt" | "sch";

/** An id that tells what it names and cannot be guessed: `usr_` and 132 random bits. */
export function newId(prefix: IdPrefix, token: World["token"]): string {
	return `${prefix}_${token().slice(0, 22)}`;
}

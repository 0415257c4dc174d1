import { normalizePassword } from "#domain/business/account/password.ts";
import list from "./common-passwords.txt";

let common: ReadonlySet<string> | undefined;

/** Whether a password is one of the ten thousand commonest, in any case. */
export function isCommonPassword(password: string): boolean {
	common ??= new Set(list.trimEnd().split("\n"));
	return common.has(normalizePassword(password).toLowerCase());
}

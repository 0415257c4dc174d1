import { dictionary } from "@zxcvbn-ts/language-common";
import { PASSWORD_LENGTH } from "#domain/business/account/password.ts";

/** Source: issue "Accounts, sessions and mail". */
const HOW_MANY = 10_000;

/**
 * The commonest passwords that could be chosen at all, sorted, in lower case, one a line.
 * Source: the dictionary "passwords-common" of @zxcvbn-ts/language-common, which is in order of frequency; MIT licence.
 */
export function commonPasswords(): string {
	const choosable = dictionary["passwords-common"]
		.map((password) => password.toLowerCase())
		.filter((password) => password.length >= PASSWORD_LENGTH.min);
	return `${[...new Set(choosable)].slice(0, HOW_MANY).toSorted().join("\n")}\n`;
}

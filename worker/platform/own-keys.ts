import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import type { Bindings } from "./env.ts";
import { Problem } from "./problem.ts";

/** Characters that a key of ours has at least: 256 bits in base64url are 43. */
export const KEY_LENGTH = 43;

/** Secrets as they are set: one, or while it is replaced the new and the old, separated by commas. */
export function listed(secrets: string): string[] {
	return secrets.split(/[\s,]+/).filter((secret) => secret !== "");
}

/** Whether there is a key, and none that could be guessed. */
export function areLongEnough(keys: readonly string[]): boolean {
	return keys.length > 0 && keys.every((key) => key.length >= KEY_LENGTH);
}

/** Keys by which links are sealed: by the first are they made, and by all known. */
export type LinkKeys = readonly [string, ...string[]];

/** @throws Problem `unavailable` where none is set, or one that could be guessed */
export function linkKeysOf({ LINK_KEY = "" }: Pick<Bindings, "LINK_KEY">): LinkKeys {
	const [first, ...others] = listed(LINK_KEY);
	if (first === undefined || !areLongEnough([first, ...others])) {
		throw new Problem("unavailable", "Links are switched off here.");
	}
	return [first, ...others];
}

const encoder = new TextEncoder();

/** Characters of a seal in a link: 132 bits. */
const SEAL = 22;

/** What only our key can say of a text. The text says what it is for, so that no seal serves another purpose. */
export function sealOf(text: string, key: string): string {
	const mac = hmac(SHA256, encoder.encode(key), encoder.encode(text));
	return encodeBase64urlNoPadding(mac).slice(0, SEAL);
}

/** Whether one of our keys sealed a text so. */
export function isSealed(text: string, seal: string, keys: LinkKeys): boolean {
	const given = encoder.encode(seal);
	return keys.some((key) => constantTimeEqual(encoder.encode(sealOf(text, key)), given));
}

/** What links open, by the prefix of their ids. */
const linked = { shr_: "report", fed_: "calendar", hsh_: "home" } as const;
type LinkedPrefix = keyof typeof linked;

/** Characters of the id in a link: 132 bits. */
const PART = 22;

/** What a link opens something with. It follows from the id and our key, so that it is kept nowhere and can be copied again. */
export function linkToken(id: string, prefix: LinkedPrefix, [key]: LinkKeys): string {
	return `${id.slice(prefix.length)}${sealOf(`${linked[prefix]} ${id}`, key)}`;
}

/** The id that a link opens; null for one that none of our keys made. */
export function linkedId(token: string, prefix: LinkedPrefix, keys: LinkKeys): string | null {
	const id = `${prefix}${token.slice(0, PART)}`;
	return isSealed(`${linked[prefix]} ${id}`, token.slice(PART), keys) ? id : null;
}

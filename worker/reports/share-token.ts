import { hmac } from "@oslojs/crypto/hmac";
import { SHA256 } from "@oslojs/crypto/sha2";
import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import type { Bindings } from "#worker/platform/env.ts";
import { areLongEnough, listed } from "#worker/platform/own-keys.ts";
import { Problem } from "#worker/platform/problem.ts";

const encoder = new TextEncoder();

/** What comes before the random bits of a share's id. */
const PREFIX = "shr_";

/** Characters of the id and of its seal in a link: 132 bits each. */
const PART = 22;

/** Keys by which links to reports are sealed: by the first are they made, and by all known. */
export type LinkKeys = readonly [string, ...string[]];

/** @throws Problem `unavailable` where none is set, or one that could be guessed */
export function linkKeysOf({ LINK_KEY = "" }: Pick<Bindings, "LINK_KEY">): LinkKeys {
	const [first, ...others] = listed(LINK_KEY);
	if (first === undefined || !areLongEnough([first, ...others])) {
		throw new Problem("unavailable", "Links to reports are switched off here.");
	}
	return [first, ...others];
}

/** What a link opens a report with. It follows from the share's id and our key, so that it is kept nowhere and can be copied again. */
export function shareToken(id: string, [key]: LinkKeys): string {
	return `${id.slice(PREFIX.length)}${sealOf(id, key)}`;
}

/** The id of the share that a link is of; null for one that none of our keys made. */
export function shareIdOf(token: string, keys: LinkKeys): string | null {
	const id = `${PREFIX}${token.slice(0, PART)}`;
	const seal = encoder.encode(token.slice(PART));
	const isOurs = keys.some((key) => constantTimeEqual(encoder.encode(sealOf(id, key)), seal));
	return isOurs ? id : null;
}

function sealOf(id: string, key: string): string {
	const mac = hmac(SHA256, encoder.encode(key), encoder.encode(`report ${id}`));
	return encodeBase64urlNoPadding(mac).slice(0, PART);
}

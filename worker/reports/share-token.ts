import { isSealed, type LinkKeys, sealOf } from "#worker/platform/own-keys.ts";

/** What comes before the random bits of a share's id. */
const PREFIX = "shr_";

/** Characters of the id in a link: 132 bits. */
const PART = 22;

/** What a link opens a report with. It follows from the share's id and our key, so that it is kept nowhere and can be copied again. */
export function shareToken(id: string, [key]: LinkKeys): string {
	return `${id.slice(PREFIX.length)}${sealOf(`report ${id}`, key)}`;
}

/** The id of the share that a link is of; null for one that none of our keys made. */
export function shareIdOf(token: string, keys: LinkKeys): string | null {
	const id = `${PREFIX}${token.slice(0, PART)}`;
	return isSealed(`report ${id}`, token.slice(PART), keys) ? id : null;
}

import { type LinkKeys, linkedId, linkToken } from "#worker/platform/own-keys.ts";

/** What a link opens a report with. */
export function shareToken(id: string, keys: LinkKeys): string {
	return linkToken(id, "shr_", keys);
}

/** The id of the share that a link is of; null for one that none of our keys made. */
export function shareIdOf(token: string, keys: LinkKeys): string | null {
	return linkedId(token, "shr_", keys);
}

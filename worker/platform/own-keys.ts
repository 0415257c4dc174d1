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

/** Length of a username in characters. */
export const USERNAME_LENGTH = { min: 3, max: 30 } as const;

/** What a username may look like, in words for the person choosing one. */
export const USERNAME_RULE = `${USERNAME_LENGTH.min} to ${USERNAME_LENGTH.max} letters a to z, digits, hyphens or underscores`;

/** `key` identifies the username regardless of case. */
export type Username = { readonly name: string; readonly key: string };

/**
 * A username in its stored form, or null. Only letters of one script are accepted, after folding wide and styled forms (NFKC), so that no name imitates
 * another: a Cyrillic "а" is refused rather than confused with "a".
 * An `@` is not allowed, so a username cannot be somebody's e-mail address.
 * Source: Unicode Technical Standard 39, section 5 (single-script identifiers).
 */
export function parseUsername(typed: string): Username | null {
	const name = typed.trim().normalize("NFKC");
	const { min, max } = USERNAME_LENGTH;
	return name.length >= min && name.length <= max && /^[A-Za-z0-9_-]+$/.test(name)
		? { name, key: name.toLowerCase() }
		: null;
}

/** A username from the part of an address before its `@`. `attempt` adds a number when that one is taken. */
export function usernameFromEmail(email: string, attempt: number): Username {
	const local = email.slice(0, email.lastIndexOf("@")).normalize("NFKD");
	const base = local.replace(/[^A-Za-z0-9_-]/g, "").slice(0, USERNAME_LENGTH.max - 6);
	const name = `${base.length >= USERNAME_LENGTH.min ? base : `user${base}`}${attempt > 0 ? attempt + 1 : ""}`;
	return { name, key: name.toLowerCase() };
}

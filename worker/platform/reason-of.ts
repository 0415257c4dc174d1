import { withShortIds } from "./ids.ts";

/** Characters. */
const LENGTH = 300;

/**
 * Why something failed, in a sentence that may be stored and logged: without addresses, without anything long enough to be a
 * secret, and short.
 */
export function reasonOf(cause: unknown): string {
	return withShortIds(wordsOf(cause))
		.replace(/[^\s@<>"']+@[^\s@<>"']+/g, "[address]")
		.replace(/(?=[\w-]*[A-Z0-9])[\w-]{30,}/g, "[secret]")
		.replace(/\s+/g, " ")
		.trim()
		.slice(0, LENGTH);
}

/** Cloudflare Email Service says in `code` what kind of refusal it is; a failed query keeps the database's own words in `cause`. */
function wordsOf(cause: unknown): string {
	if (!(cause instanceof Error)) {
		return String(cause);
	}
	if (cause.cause instanceof Error) {
		return wordsOf(cause.cause);
	}
	const code = "code" in cause && typeof cause.code === "string" ? `${cause.code}: ` : "";
	return `${code}${cause.message}`;
}

import { createHash } from "node:crypto";

/** Milliseconds for which the same words begin the same thing. Stripe repeats even a failure for a key it has seen, so not for long. */
const SAME_FOR = 10 * 60_000;

/**
 * The key under which Stripe does a thing once. Every word that can vary must be in it: the same key with other words would be an error.
 * As a digest, because a key may not be longer than 255 characters.
 */
export function keyOf(what: string, now: number, words: readonly unknown[]): string {
	const text = [...words, Math.floor(now / SAME_FOR)].join(" ");
	return `${what}:${createHash("sha256").update(text).digest("hex")}`;
}

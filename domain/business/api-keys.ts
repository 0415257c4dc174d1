/** What a key may be used for: what is published and the account's reports, assessments, the account's homes. Source: Rule API-1. */
export const apiScopes = ["read", "assess", "homes"] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Most keys of an account. Source: Rule API-1. */
export const API_KEYS = 10;

/** How a key begins, so that its kind is seen, and a key that leaked into a file is found. */
export const keyBeginnings = { live: "lt_live_", test: "lt_test_" } as const;

/** Letters of a key that its owner is shown. */
const SHOWN = 12;

/** A new key of 256 random bits, and how it is recognised. */
export function newKey({ isTest, token }: { isTest: boolean; token: string }) {
	const key = `${isTest ? keyBeginnings.test : keyBeginnings.live}${token}`;
	return { key, prefix: key.slice(0, SHOWN) };
}

/** Whether a text may be a key at all. */
export function isKey(text: string): boolean {
	return /^lt_(live|test)_[\w-]{43}$/.test(text);
}

/** Postcodes that a test key answers for: those that the simulator of sources knows. Source: Rule API-3. */
export const TEST_POSTCODES: readonly string[] = [
	"M14 5LL",
	"BN2 9QA",
	"NE6 5QJ",
	"SW1A 1AA",
	"CF24 3AB",
	"EH6 5NP",
	"BT1 5GS",
];

/** Days for which an idempotency key gets the answer of its first call. Source: Rule API-2. */
export const ANSWER_KEPT_DAYS = 1;

/** Days for which a home that was answered in part is asked for again at no cost. Source: Rule API-2. */
export const PARTIAL_KEPT_DAYS = 7;

/** Months between the announcement that a call or a field goes and its end, at least. Source: Rule API-6. */
export const SUNSET_MONTHS = 6;

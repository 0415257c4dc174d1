import crypto from "node:crypto";
import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { decodeBase64urlIgnorePadding, encodeBase64urlNoPadding } from "@oslojs/encoding";
import { normalizePassword } from "#domain/business/account/password.ts";
import { mode } from "#worker/platform/build.ts";

type Cost = { readonly N: number; readonly r: number; readonly p: number };

const COST = passwordCost(mode);
const MEMORY_LIMIT = 64 * 1024 * 1024;
const HASH_BYTES = 32;

/** A hash that no password has, so that an unknown account takes as long to refuse as a known one. */
const UNKNOWN_ACCOUNT = `scrypt$${COST.N}$${COST.r}$${COST.p}$nobody$${"A".repeat(43)}`;

/**
 * Returns what a hash costs in this kind of build: 32 MiB and about a fifth of a second, source Rule ACCOUNT-2. In tests and the journeys' build, which
 * make hundreds of accounts, it costs next to nothing: hashing took half of the tests' time.
 */
export function passwordCost(buildMode: string): Cost {
	return buildMode === "test" || buildMode === "e2e"
		? { N: 2 ** 4, r: 8, p: 1 }
		: { N: 2 ** 15, r: 8, p: 3 };
}

/** `scrypt$N$r$p$salt$hash`: the parameters stay with the hash, so that they can be raised without asking anybody to sign in. */
export async function hashPassword(password: string, salt: string): Promise<string> {
	const hash = await derive(password, salt, COST);
	const { N, r, p } = COST;
	return `scrypt$${N}$${r}$${p}$${salt}$${encodeBase64urlNoPadding(hash)}`;
}

/** Whether the password is the one hashed. Takes the same time when there is no hash at all, and is then false. */
export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
	const [, N, r, p, salt = "", expected = ""] = (stored ?? UNKNOWN_ACCOUNT).split("$");
	const cost = { N: Number(N), r: Number(r), p: Number(p) };
	const hash = await derive(password, salt, cost);
	return constantTimeEqual(decodeBase64urlIgnorePadding(expected), hash);
}

function derive(password: string, salt: string, cost: Cost): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		crypto.scrypt(
			normalizePassword(password),
			salt,
			HASH_BYTES,
			{ ...cost, maxmem: MEMORY_LIMIT },
			(error, hash) => (error ? reject(error) : resolve(hash)),
		);
	});
}

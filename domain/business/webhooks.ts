import { DAY } from "../base/calendar.ts";
import { isOfDomain } from "../base/domain-name.ts";

const MINUTE = 60_000;

/** Most webhooks of an account. */
export const MOST_WEBHOOKS = 5;

/** Milliseconds after the first, second, ... try of a delivery; the last one goes on. The first is longer than any sender takes. */
export const RETRY_PAUSES = [
	5 * MINUTE,
	15 * MINUTE,
	60 * MINUTE,
	240 * MINUTE,
	720 * MINUTE,
] as const;

/** Milliseconds from when a delivery was asked for in which it is tried. Source: Rule HOOK-3. */
export const RETRIED_FOR = 3 * DAY;

/** Milliseconds for which the secret before is still signed with after another was made. Source: Rule HOOK-4. */
export const SECRET_OVERLAP = DAY;

/** Ends of names that no public server has. Source: IANA, Special-Use Domain Names; ICANN reserves `internal`; the rest are customs of private networks. */
const specialNames = [
	...["localhost", "local", "internal", "arpa", "test", "invalid", "example", "onion", "alt"],
	...["lan", "home", "corp", "intranet", "private"],
];

/** An address in its parts, as `URL` reads it: a name in small letters, and a literal address in its usual form. */
type AddressParts = Readonly<
	Record<"protocol" | "hostname" | "username" | "password" | "port", string>
>;

/**
 * Says why nothing is sent to an address; null where something may be. A public server has a name, so every literal address of a machine is refused, however
 * it is written. `own` are the hosts that this product answers at. Source: Rule HOOK-1.
 */
export function refuseWebhookAddress(
	parts: AddressParts | null,
	own: readonly string[],
): string | null {
	if (parts === null) {
		return "Enter the whole address, with https:// before it.";
	}
	const { protocol, hostname, username, password, port } = parts;
	if (protocol !== "https:") {
		return "Enter an address that begins with https://.";
	}
	if (username !== "" || password !== "") {
		return "Leave the username and password out of the address.";
	}
	if (port !== "") {
		return "Leave the port out of the address: it is always 443.";
	}
	const host = hostname.replace(/\.$/, "");
	if (!/\.[a-z][a-z0-9-]*$/.test(host) || specialNames.some((name) => isOfDomain(host, name))) {
		return "Enter the address of a public server by its name.";
	}
	return own.some((name) => isOfDomain(host, name)) ? "Enter an address that is not ours." : null;
}

/** What a delivery's signature is made of. `seconds`: since 1970, when it is sent. Source: Standard Webhooks 1.0.0, signature scheme. */
export function signedContent(id: string, seconds: number, body: string): string {
	return `${id}.${seconds}.${body}`;
}

/** Generations of a webhook's secret that are signed with, the newest first. `now`: UTC milliseconds. Source: Rule HOOK-4. */
export function validGenerations(
	{ generation, rotatedAt }: { readonly generation: number; readonly rotatedAt: number | null },
	now: number,
): number[] {
	const isOverlapping = rotatedAt !== null && now < rotatedAt + SECRET_OVERLAP;
	return isOverlapping ? [generation, generation - 1] : [generation];
}

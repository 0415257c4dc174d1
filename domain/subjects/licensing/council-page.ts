/** Names outside the public internet, however a resolver treats them. Source: RFC 6761, RFC 6762, RFC 8375, RFC 7686. */
const SPECIAL_USE =
	/(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)$/;

/** Address parser of every runtime we use, which the language's own types do not include. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Scheme and authority of an address. Excludes characters that a parser would drop or turn into a slash. */
const ADDRESS = /^https?:\/\/(?<authority>[^/?#\s\p{C}\\]+)[^\s\p{C}\\]*$/iu;

/** Whether a host has a public internet name. A machine's address consists of digits or is in brackets, so a last label of letters means a name. */
export function isPublicName(hostname: string): boolean {
	return /\.[a-z][a-z0-9-]*$/.test(hostname) && !SPECIAL_USE.test(hostname);
}

/**
 * Why a new or changed row may not name this address; null where it may. Requires what `publicAddress` requires before a page is read, and https. Source:
 * Rule LICENCE-14.
 */
export function councilPageDefect(address: string): string | null {
	const authority = ADDRESS.exec(address)?.groups?.["authority"];
	if (authority === undefined) {
		return ADDRESS_WANTED;
	}
	// Catches user names, ports, and names that a browser would rewrite.
	const host = hostOf(address);
	if (authority.toLowerCase() !== host || !isPublicName(host)) {
		return "Enter the public address of a page, without a user name or port.";
	}
	return isInTheClear(address) ? ADDRESS_WANTED : null;
}

const ADDRESS_WANTED = "Enter the address of a page, with https://";

/** The host that a browser would ask, in lower case; empty for an invalid address. */
export function hostOf(address: string): string {
	try {
		return ADDRESS.test(address) ? new URL(address).hostname : "";
	} catch {
		return "";
	}
}

/** Whether a page is transferred unencrypted, so that its content could be forged. */
export function isInTheClear(address: string): boolean {
	return /^http:/i.test(address);
}

/** Shown after a link to a page held with http. */
export const IN_THE_CLEAR = " (http, not secure)";

/** Names that are not of the public internet, whatever a resolver makes of them. Source: RFC 6761, RFC 6762, RFC 8375, RFC 7686. */
const SPECIAL_USE =
	/(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)$/;

/** The parser of addresses that every runtime of ours has, of which the language alone knows nothing. */
declare const URL: new (address: string) => { readonly hostname: string };

/** Scheme, and all that an address says before its path. What a parser would drop or turn into a slash is in no address of a page. */
const ADDRESS = /^https?:\/\/(?<authority>[^/?#\s\p{C}\\]+)[^\s\p{C}\\]*$/iu;

/**
 * Whether a host is named as one of the public internet is. A machine's address is digits or stands in brackets, so a last label of letters is a
 * name.
 */
export function isPublicName(hostname: string): boolean {
	return /\.[a-z][a-z0-9-]*$/.test(hostname) && !SPECIAL_USE.test(hostname);
}

/**
 * Why an address is none that a new or changed row of the register may name; null for one that it may. It asks what `publicAddress` asks of a page
 * before it is read, and https besides. Source: Rule LICENCE-14.
 */
export function councilPageDefect(address: string): string | null {
	const authority = ADDRESS.exec(address)?.groups?.["authority"];
	if (authority === undefined) {
		return ADDRESS_WANTED;
	}
	// A user name, a port, or a name that a browser reads otherwise than it is written.
	if (authority.toLowerCase() !== hostOf(address) || !isPublicName(hostOf(address))) {
		return "Enter the public address of a page, without a user name or port.";
	}
	return isInTheClear(address) ? ADDRESS_WANTED : null;
}

const ADDRESS_WANTED = "Enter the address of a page, with https://";

/** The host that a browser asks for an address, in lower case; empty of what is no address. */
export function hostOf(address: string): string {
	try {
		return ADDRESS.test(address) ? new URL(address).hostname : "";
	} catch {
		return "";
	}
}

/** Whether a page is reached unencrypted, so that what stands there may be anybody's words. */
export function isInTheClear(address: string): boolean {
	return /^http:/i.test(address);
}

/** What stands behind the link to a page that is held with http. */
export const IN_THE_CLEAR = " (http, not secure)";

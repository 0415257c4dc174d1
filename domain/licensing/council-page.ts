/** Names that are not of the public internet, whatever a resolver makes of them. Source: RFC 6761, RFC 6762, RFC 8375, RFC 7686. */
const SPECIAL_USE =
	/(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)$/;

/** Scheme, what may stand before and behind the name of the host, and the name. */
const ADDRESS =
	/^(?<scheme>https?):\/\/(?<user>[^/?#@]*@)?(?<host>[^/?#:@\\\s]+)(?<port>:\d*)?(?:[/?#]\S*)?$/i;

/**
 * Whether a host is named as one of the public internet is. A machine's address is digits or stands in brackets, so a last label of letters is a
 * name.
 */
export function isPublicName(hostname: string): boolean {
	return /\.[a-z][a-z0-9-]*$/.test(hostname) && !SPECIAL_USE.test(hostname);
}

/**
 * Why an address is none that a new or changed row of the register may name; null for one that it may. It asks what `publicAddress` asks of a page
 * before it is read, and https besides. Source: DECISIONS 6 "Refused on input".
 */
export function councilPageDefect(address: string): string | null {
	const { scheme, user, host, port } = ADDRESS.exec(address)?.groups ?? {};
	if (scheme === undefined || host === undefined) {
		return ADDRESS_WANTED;
	}
	if (user !== undefined || port !== undefined || !isPublicName(host.toLowerCase())) {
		return "Enter the public address of a page, without a user name or port.";
	}
	return isInTheClear(address) ? ADDRESS_WANTED : null;
}

const ADDRESS_WANTED = "Enter the address of a page, with https://";

/** The host an address names, in lower case; empty of what is no address. */
export function hostOf(address: string): string {
	return ADDRESS.exec(address)?.groups?.["host"]?.toLowerCase() ?? "";
}

/** Whether a page is reached unencrypted, so that what stands there may be anybody's words. */
export function isInTheClear(address: string): boolean {
	return /^http:/i.test(address);
}

/** What a page of a council is asked for at, and what a redirect of one may lead to. */

/** Names that are not of the public internet, whatever a resolver makes of them. Source: RFC 6761, RFC 6762, RFC 8375, RFC 7686. */
const SPECIAL_USE =
	/(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|home\.arpa)$/;

/**
 * The address as it may be asked for: https, on the port of https, without a password, and a name of the public internet rather than the address of a
 * machine; null for any other. Whoever edits the register, or a council's redirect, could otherwise have the Worker ask where only it can go. An
 * http address is asked for by https: what comes in the clear may be anybody's words, and most such sites lead there by themselves.
 */
export function publicAddress(address: string, base?: string): URL | null {
	const url = URL.parse(address, base);
	if (url?.protocol === "http:" && url.port === "") {
		url.protocol = "https:";
	}
	if (
		url?.protocol !== "https:" ||
		url.port !== "" ||
		url.username !== "" ||
		url.password !== "" ||
		!isPublicName(url.hostname)
	) {
		return null;
	}
	url.hash = "";
	return url;
}

/** `URL` has written every address of a machine as digits or in brackets by now, so a last label of letters is a name. */
function isPublicName(hostname: string): boolean {
	return /\.[a-z][a-z0-9-]*$/.test(hostname) && !SPECIAL_USE.test(hostname);
}

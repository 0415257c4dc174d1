/** What a page of a council is asked for at, and what a redirect of one may lead to. */

import { isPublicName } from "#domain/subjects/licensing/council-page.ts";

/**
 * The address as it may be asked for: https, on the port of https, without a password, and a name of the public internet rather than the address of a
 * machine; null for any other. Anyone who edits the register, or a council's redirect, could otherwise have the Worker ask where only it can go. An
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

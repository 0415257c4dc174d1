/** What a page of a council is asked for at, and what a redirect of one may lead to. */

import { isPublicName } from "#domain/subjects/licensing/council-page.ts";

/**
 * A safe form of an address, or null: https on its own port, without a password, and a name on the public internet rather than a machine's address.
 * Otherwise anyone who edits the register, or a council's redirect, could make the Worker reach internal addresses. An http address is asked for by https,
 * because plain text may be forged and most such sites redirect to https anyway.
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

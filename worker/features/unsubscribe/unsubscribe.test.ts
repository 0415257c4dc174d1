import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { connect } from "#worker/db/client.ts";
import { unsubscribed } from "#worker/db/schema/outbox.ts";
import { hasLeft, unsubscribePath } from "#worker/mail/outbox/unsubscribe.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { askApp, offline } from "#worker/test/ask-app.ts";

const db = connect(env.DB);
const keys = linkKeysOf(offline);
const someAddress = () => `g${randomToken()}@example.com`.toLowerCase();
const left = (address: string) => hasLeft(db, "corrections", address);

/** As a mail program sends it: from nowhere, without a session. Source: RFC 8058, section 3.2. */
const oneClick: RequestInit = {
	method: "POST",
	headers: { "content-type": "application/x-www-form-urlencoded" },
	body: "List-Unsubscribe=One-Click",
};

test("one click of a mail program leaves the list, for one address, in any case, and twice the same", async () => {
	const address = someAddress();
	const path = unsubscribePath("corrections", address.toUpperCase(), keys);

	for (const _ of [1, 2]) {
		const response = await askApp(path, { init: oneClick });
		expect(response.status).toBe(200);
		expect(await response.text()).toContain("You get no more mails about corrections");
	}

	expect(await left(address)).toBe(true);
	expect(await left(someAddress())).toBe(false);
});

test("reading the page leaves nothing: it has a button, is not found by search engines and passes its address to nobody", async () => {
	const address = someAddress();
	const response = await askApp(unsubscribePath("corrections", address, keys));

	expect(response.headers.get("x-robots-tag")).toBe("noindex");
	expect(response.headers.get("referrer-policy")).toBe("no-referrer");
	expect(await response.text()).toContain('<form method="post"><button type="submit">');
	expect(await left(address)).toBe(false);
});

test.each([
	["another address", (path: string) => path.replace(/.{64}(?=.{22}$)/, "a".repeat(64))],
	["another seal", (path: string) => `${path.slice(0, -2)}zz`],
	["another list", (path: string) => path.replace("corrections", "digest")],
	["a cut", (path: string) => path.slice(0, -1)],
])("a link of %s is none of ours, and leaves nothing", async (_, changed) => {
	const path = changed(unsubscribePath("corrections", someAddress(), keys));
	const before = await db.$count(unsubscribed);

	expect((await askApp(path)).status).toBe(404);
	expect((await askApp(path, { init: oneClick })).status).toBe(404);

	expect(await db.$count(unsubscribed)).toBe(before);
});

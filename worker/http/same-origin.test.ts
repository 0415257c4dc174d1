import { expect, test } from "vitest";
import { askApp } from "#worker/test/ask-app.ts";
import { Browser, member, ORIGIN } from "#worker/test/browser.ts";

const refused = { status: 403, code: "cross_site" };

async function logout(headers: Record<string, string>) {
	const { browser } = await member();
	const thief = browser.copy();
	const response = await browser.ask("/api/logout", { method: "POST", headers });
	const { code } = await response.json<{ code?: string }>();
	return { status: response.status, code, stillIn: (await thief.ask("/api/user")).status === 200 };
}

test.each([
	[{ "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
	[{ "sec-fetch-site": "same-site", origin: "https://other.lettable.example" }],
	[{ "sec-fetch-site": "same-site" }],
	[{ "sec-fetch-site": "none" }],
	[{ "sec-fetch-site": "cross-site" }],
	[{ origin: "https://evil.example" }],
	[{ origin: "null" }],
	[{ origin: "http://lettable.example" }],
	[{ origin: `${ORIGIN}.evil.example` }],
	[{ origin: "" }],
])("what another page sends with %j changes nothing", async (headers) => {
	expect(await logout(headers)).toEqual({ ...refused, stillIn: true });
});

test.each([[{ "sec-fetch-site": "same-origin", origin: ORIGIN }], [{ origin: ORIGIN }]])(
	"what our own page sends with %j is done",
	async (headers) => {
		expect(await logout(headers)).toEqual({ status: 200, code: undefined, stillIn: false });
	},
);

test("a request that names no origin may not bring a cookie", async () => {
	const { browser } = await member();
	const headers = { cookie: [...browser.cookies].map((pair) => pair.join("=")).join("; ") };
	const response = await askApp(`${ORIGIN}/api/logout`, { init: { method: "POST", headers } });
	expect(response.status).toBe(403);
});

test("reading is not changing: a link from another site may be followed", async () => {
	const headers = { "sec-fetch-site": "cross-site" };
	expect((await new Browser().ask("/api/login", { headers })).status).toBe(302);
});

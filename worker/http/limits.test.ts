import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { Browser, ORIGIN, somebody } from "#worker/test/browser.ts";

const KB = 1024;

function post(path: string, body: BodyInit) {
	const headers = { "content-type": "application/json", origin: ORIGIN };
	return askApp(`${ORIGIN}${path}`, { init: { method: "POST", headers, body } });
}

async function countAttempts(): Promise<unknown> {
	const row = await env.DB.prepare("SELECT count(*) AS n FROM attempts").first();
	return row?.["n"];
}

test.each(["/api/login", "/api/register", "/api/forgot-password", "/api/nowhere"])(
	"more than 64 kB sent to %s is refused",
	async (path) => {
		const response = await post(path, JSON.stringify({ padding: "x".repeat(64 * KB) }));
		expect(response.status).toBe(413);
		expect(await response.json()).toMatchObject({ code: "too_large" });
	},
);

test("a body that does not say how long it is, is not read to its end", async () => {
	let sent = 0;
	const body = new ReadableStream<Uint8Array>({
		pull(controller) {
			sent += 16 * KB;
			controller.enqueue(new Uint8Array(16 * KB).fill(120));
			if (sent > 50_000 * KB) {
				controller.close();
			}
		},
	});
	expect((await post("/api/login", body)).status).toBe(413);
	expect(sent).toBeLessThan(1000 * KB);
});

test("a password of a megabyte is refused before it is looked at", async () => {
	const before = await countAttempts();
	const json = { username: somebody().username, password: "x".repeat(KB * KB) };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(413);
	expect(await countAttempts()).toBe(before);
});

test("a password longer than any may be is refused before it is hashed", async () => {
	const before = await countAttempts();
	const json = { username: somebody().username, password: "x".repeat(201) };
	expect((await new Browser().ask("/api/login", { json })).status).toBe(400);
	expect(await countAttempts()).toBe(before);
});

test.each([
	["{", "application/json"],
	["[]", "application/json"],
	["null", "application/json"],
	['"x"', "application/json"],
	["username=a&password=b", "application/x-www-form-urlencoded"],
	["", "application/json"],
])("the body %j of type %s is refused as malformed", async (body, type) => {
	const response = await askApp(`${ORIGIN}/api/login`, {
		init: { method: "POST", headers: { "content-type": type, origin: ORIGIN }, body },
	});
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ code: "invalid_input" });
});

test("an address that calls too often is refused at the door, and told when to come back", async () => {
	const asked: string[] = [];
	const ACCOUNT_LIMIT = {
		limit: async ({ key }: { key: string }) => {
			asked.push(key);
			return { success: false };
		},
	};
	const browser = new Browser({ address: "203.0.113.7", bindings: { ...offline, ACCOUNT_LIMIT } });
	const paths = ["/api/login", "/api/register", "/api/forgot-password", "/api/reset-password"];
	for (const path of paths) {
		const response = await browser.ask(path, { json: {} });
		expect(response.status, path).toBe(429);
		expect(response.headers.get("retry-after")).toBe("60");
	}
	expect(asked).toEqual(paths.map(() => "203.0.113.7"));
});

test.each([
	["2001:db8:1:2:aaaa:bbbb:cccc:dddd", "2001:db8:1:2::/64", "2001:db8:1::/48"],
	["2001:db8:1:ffff::1", "2001:db8:1:ffff::/64", "2001:db8:1::/48"],
	["2001:DB8:2:2::1", "2001:db8:2:2::/64", "2001:db8:2::/48"],
	["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
	["2001::5:1:2:3:4:5", "2001:0:5:1::/64", "2001:0:5::/48"],
	["::1", "0:0:0:0::/64", "0:0:0::/48"],
	["203.0.113.7", "203.0.113.7", "203.0.113.7"],
	["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.7"],
])(
	"the address %s counts as %s at the door, and as %s where anybody reads or tells",
	async (address, subscriber, site) => {
		const keys: string[] = [];
		const limit = {
			limit: async ({ key }: { key: string }) => {
				keys.push(key);
				return { success: false };
			},
		};
		const bindings = { ...offline, ACCOUNT_LIMIT: limit, PAY_LIMIT: limit };
		const browser = new Browser({ address, bindings });
		const posts = ["/api/login", "/api/reports/generate", "/api/page-views"];
		for (const path of [...posts, "/api/register/suggestions"]) {
			await browser.ask(path, { json: {} });
		}
		for (const path of ["/api/register/coverage", "/api/areas"]) {
			await browser.ask(path);
		}
		expect(keys).toEqual([
			subscriber,
			subscriber,
			`views ${subscriber}`,
			`suggestions ${site}`,
			`register ${site}`,
			`areas ${site}`,
		]);
	},
);

const wrong = async (address: string) =>
	(
		await new Browser({ address }).ask("/api/login", {
			json: { username: somebody().username, password: "not the password" },
		})
	).status;

test("whoever has a /64 tries ten passwords with it, whatever address of it they take, and the neighbour's are not theirs", async () => {
	const statuses: number[] = [];
	for (let at = 0; at < 12; at += 1) {
		statuses.push(await wrong(`2001:db8:77:1::${at.toString(16)}`));
	}
	expect(statuses.slice(10)).toEqual([429, 429]);
	expect(await wrong("2001:db8:77:2::1")).toBe(401);
});

const open = [
	"/api/register/coverage",
	"/api/areas",
	"/api/areas/manchester",
	"/api/area-figures/E08000003",
	"/api/sources",
	"/register.json",
	"/register.csv",
	"/register/changes.json",
	"/register/changes.atom",
];

test.each(open)("%s is refused beyond a limit, with when to come back", async (path) => {
	const PAY_LIMIT = { limit: async () => ({ success: false }) };
	const response = await new Browser({ bindings: { ...offline, PAY_LIMIT } }).ask(path);
	expect(response.status).toBe(429);
	expect(response.headers.get("retry-after")).toBe("60");
});

test("of 130 calls at once the register answers as many as a minute allows, and another network and the councils' pages as before", async () => {
	const browser = new Browser({ address: "2001:db8:78::1" });
	const neighbour = new Browser({ address: "2001:db8:78:9::1" });
	const answers = await Promise.all(
		Array.from({ length: 130 }, () => browser.ask("/register/changes.json")),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
	expect((await neighbour.ask("/register.json")).status).toBe(429);
	expect((await new Browser().ask("/register.json")).status).toBe(200);
	expect((await browser.ask("/api/areas")).status).toBe(200);
	expect((await browser.ask("/register")).status).not.toBe(429);
});

test("a page of anybody's may read that it asked too often", async () => {
	const PAY_LIMIT = { limit: async () => ({ success: false }) };
	const response = await new Browser({ bindings: { ...offline, PAY_LIMIT } }).ask("/register.csv");
	expect(response.headers.get("access-control-allow-origin")).toBe("*");
});

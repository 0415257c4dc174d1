import { expect, test } from "vitest";
import type { Bindings } from "#worker/platform/env.ts";
import { askApp, NOW, offline } from "#worker/test/ask-app.ts";

/** A build that holds no file. */
const ASSETS = { fetch: async () => new Response("", { status: 404 }) } as unknown as Fetcher;

async function open(path: string, over: Partial<Bindings> = {}) {
	const response = await askApp(path, {
		bindings: { ...offline, ASSETS, PUBLIC_URL: "https://lettable.example/", ...over },
	});
	return { response, text: await response.text() };
}

test.each([
	"/assets/gone-a1b2c3d4.js",
	"/favicon-32x32.png",
	"/drawn/gone.css",
	"/.env.json",
	"/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
])("%s, a file that there is not, is two words and no document", async (path) => {
	const { response, text } = await open(path);
	expect([response.status, text]).toEqual([404, "Not found"]);
	expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
	expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("whoever found a weakness reads whom to tell, for half a year; nobody where no address is set", async () => {
	const { response, text } = await open("/.well-known/security.txt", {
		SUPPORT_EMAIL: "help@lettable.example",
	});
	expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
	const fields = new Map(
		text
			.trimEnd()
			.split("\n")
			.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
	);
	expect(fields.get("Contact")).toBe("mailto:help@lettable.example");
	expect(fields.get("Canonical")).toBe("https://lettable.example/.well-known/security.txt");
	const days = (Date.parse(fields.get("Expires") ?? "") - NOW) / 86_400_000;
	expect(days).toBeGreaterThan(150);
	expect(days).toBeLessThan(366);
	const unset = await open("/.well-known/security.txt", { SUPPORT_EMAIL: " " });
	expect(unset.response.status).toBe(404);
});

test("a password manager is led to where the password is changed", async () => {
	const { response } = await open("/.well-known/change-password");
	expect([response.status, response.headers.get("Location")]).toEqual([302, "/account"]);
});

test("the manifest names the product and pictures that there are", async () => {
	const { response, text } = await open("/manifest.webmanifest");
	expect(response.headers.get("Content-Type")).toBe("application/manifest+json");
	const { icons, ...named } = JSON.parse(text);
	expect(named).toMatchObject({ name: "Lettable", start_url: "/" });
	const pictures = Object.keys(import.meta.glob("../../../web/public/*.{png,svg}"));
	expect(icons.length).toBeGreaterThan(0);
	for (const { src } of icons) {
		expect(pictures).toContain(`../../../web/public${src}`);
	}
});

import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { Browser } from "#worker/test/browser.ts";
import { withGoogle } from "#worker/test/fake-google.ts";
import { SALE } from "#worker/test/importing.ts";
import { someReport } from "#worker/test/shop.ts";
import assetHeaders from "../../web/public/_headers?raw";
import { headersFor } from "./response-headers.ts";

/** Headers of every answer, to the letter, without the content security policy. */
const everywhere = {
	"cross-origin-opener-policy": "same-origin-allow-popups",
	"cross-origin-resource-policy": "same-origin",
	"origin-agent-cluster": "?1",
	"permissions-policy":
		'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=(), payment=(self "https://js.stripe.com")',
	"referrer-policy": "strict-origin-when-cross-origin",
	"strict-transport-security": "max-age=63072000; includeSubDomains",
	"x-content-type-options": "nosniff",
	"x-dns-prefetch-control": "off",
	"x-download-options": "noopen",
	"x-frame-options": "DENY",
	"x-permitted-cross-domain-policies": "none",
	"x-xss-protection": "0",
};

const policy = {
	"default-src": "'self'",
	"script-src": "'self' https://js.stripe.com https://*.js.stripe.com",
	"connect-src": "'self' https://api.stripe.com https://*.link.com",
	"frame-src":
		"https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://*.link.com",
	"img-src": "'self' data: https://*.stripe.com",
	"style-src": "'self'",
	"style-src-attr": "'unsafe-inline'",
	"object-src": "'none'",
	"base-uri": "'none'",
	"form-action": "'self'",
	"frame-ancestors": "'none'",
};

/** The directives of a policy by name, each in the order that it was sent. */
function directivesOf(header: string): Record<string, string> {
	return Object.fromEntries(
		header.split("; ").map((directive) => {
			const [name = "", ...values] = directive.split(" ");
			return [name, values.join(" ")];
		}),
	);
}

/** The headers of a build, without what every answer has. */
async function headersOf(build: Parameters<typeof headersFor>[0]): Promise<Record<string, string>> {
	const app = new Hono().use(headersFor(build)).get("/", (c) => c.body(null));
	return Object.fromEntries((await app.request("/")).headers);
}

const document = "<!doctype html><title>Lettable</title>";

/** The files that a build leaves, some of which the Worker hands over. */
const files: Readonly<Record<string, [type: string, text: string]>> = {
	"/": ["text/html; charset=utf-8", document],
	"/favicon.svg": ["image/svg+xml", "<svg/>"],
	"/og.png": ["image/png", ""],
	"/robots.txt": ["text/plain", "User-agent: *"],
	"/sitemap.xml": ["application/xml", "<urlset/>"],
};

const ASSETS = {
	fetch: async (input: RequestInfo | URL) => {
		const request = new Request(input);
		const [type, text] = files[new URL(request.url).pathname] ?? [];
		if (!type || text === undefined) {
			return new Response(null, { status: 404 });
		}
		return request.headers.has("if-none-match")
			? new Response(null, { status: 304 })
			: new Response(text, { headers: { "content-type": type } });
	},
} as unknown as Fetcher;

const served = { ...offline, ASSETS };
const broken = { ...offline, ASSETS: { fetch: () => Promise.reject(new Error("gone")) } as never };
const full = { limit: async () => ({ success: false }) };
const ask =
	(path: string, options: Parameters<Browser["ask"]>[1] = {}, bindings = served) =>
	() =>
		new Browser({ bindings }).ask(path, options);

const kinds: Record<string, [status: number, ask: () => Promise<Response>]> = {
	"the document of a screen": [200, ask("/")],
	"a screen of a postcode": [200, ask("/property/M145LL")],
	"the document of no screen": [404, ask("/nowhere")],
	"a file": [200, ask("/favicon.svg")],
	"a file that the browser has": [304, ask("/favicon.svg", { headers: { "if-none-match": "x" } })],
	"robots.txt": [200, ask("/robots.txt")],
	"sitemap.xml": [200, ask("/sitemap.xml")],
	JSON: [200, ask("/api/contact")],
	"nothing, after something was counted": [
		204,
		ask("/api/page-views", { json: { screen: "home" } }),
	],
	"what is malformed": [400, ask("/api/login", { json: [] })],
	"who is signed out": [401, ask("/api/user")],
	"what another site asks": [
		403,
		ask("/api/logout", { json: {}, headers: { origin: "https://elsewhere.example" } }),
	],
	"a call that is none": [404, ask("/api/nowhere")],
	"what is too much": [413, ask("/api/login", { json: { x: "x".repeat(70_000) } })],
	"what is too often": [429, ask("/api/login", { json: {} }, { ...served, ACCOUNT_LIMIT: full })],
	"an error that was thrown": [500, ask("/", {}, broken)],
	"what cannot be had now": [
		503,
		ask("/api/property/parse-url", { json: { url: SALE } }, { ...served, LISTING_IMPORT: "off" }),
	],
	"the way to sign in": [302, ask("/api/login")],
	"the way to Google": [302, ask("/api/auth/google", {}, { ...withGoogle, ASSETS })],
	"a webhook without a signature": [400, ask("/api/stripe/webhook", { json: {} })],
	"a PDF": [
		200,
		async () => {
			const id = await someReport({ state: "paid", paidAt: NOW });
			return ask(`/api/reports/${id}/download`)();
		},
	],
	"the head of a document": [200, ask("/", { method: "HEAD" })],
	"the head of JSON": [200, ask("/api/contact", { method: "HEAD" })],
	"what may be asked": [404, ask("/api/contact", { method: "OPTIONS" })],
	"a method that no screen has": [404, ask("/", { method: "DELETE" })],
};

beforeEach(() => {
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test.each(Object.entries(kinds))("%s carries every header", async (_, [status, answer]) => {
	const response = await answer();
	const { "content-security-policy": csp = "", ...headers } = Object.fromEntries(response.headers);
	expect(response.status).toBe(status);
	expect(headers).toMatchObject(everywhere);
	expect(directivesOf(csp)).toEqual(policy);
});

test("the picture of shared links may stand on other sites, and carries every other header", async () => {
	const response = await ask("/og.png")();
	expect(Object.fromEntries(response.headers)).toMatchObject({
		...everywhere,
		"cross-origin-resource-policy": "cross-origin",
	});
});

test("only a build that is served over https has other addresses brought up to it", async () => {
	const secure = await headersOf({ isSecure: true, turnstile: null });
	expect(directivesOf(secure["content-security-policy"] ?? "")).toEqual({
		...policy,
		"upgrade-insecure-requests": "",
	});
	const plain = await headersOf({ isSecure: false, turnstile: null });
	expect(directivesOf(plain["content-security-policy"] ?? "")).toEqual(policy);
});

test("files that are served without the Worker carry what it sends in production, and are kept for a year", async () => {
	const [path, ...lines] = assetHeaders.trim().split("\n");
	const given = Object.fromEntries(
		lines.map((line) => {
			const [, name = "", value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
			return [name.toLowerCase(), value];
		}),
	);
	expect(path).toBe("/assets/*");
	expect(given).toEqual({
		...(await headersOf({ isSecure: true, turnstile: null })),
		"cache-control": "public, max-age=31536000, immutable",
	});
	expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2_000);
});

import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { fakeFetch, type Scripted } from "../test/fake-fetch.ts";
import { councilPages } from "./council-pages.ts";

const PAGE = "https://www.york.gov.uk/hmo";
const html = { "Content-Type": "text/html; charset=utf-8" };
const words = "The additional licensing scheme ends on 31 March 2028. ".repeat(4);

const page = (text: string): Scripted => ({ text, headers: html });
const leadsTo = (location: string, status = 302): Scripted => ({
	status,
	text: "",
	headers: { Location: location },
});

async function look(...script: [Scripted, ...Scripted[]]) {
	const { fetch, sent } = fakeFetch(...script);
	const found = await councilPages({ fetch, simulator: null }).readPage(PAGE);
	return { found, asked: sent.map(({ url }) => url.href), sent };
}

test("a page has the hash of its words, whatever token it carries", async () => {
	const { found, sent } = await look(page(`<p>${words}</p><script>let t = 1</script>`));
	const again = await look(page(`<p id="x2">${words}</p><script>let t = 2</script>`));
	const other = await look(page(`<p>${words.replace("2028", "2027")}</p>`));
	expect(found).toEqual({
		status: 200,
		hash: expect.stringMatching(/^1:[0-9a-f]{64}$/),
		text: words.trim(),
		fault: null,
	});
	expect(again.found.hash).toBe(found.hash);
	expect(other.found.hash).not.toBe(found.hash);
	expect(sent[0]?.init).toMatchObject({ redirect: "manual" });
});

test("a document has the hash of its bytes", async () => {
	const document = (text: string): Scripted => ({
		text,
		headers: { "Content-Type": "application/pdf" },
	});
	const { found } = await look(document("%PDF-1.7 <script>1</script>"));
	const other = await look(document("%PDF-1.7 <script>2</script>"));
	expect(found).toMatchObject({ hash: expect.any(String), text: null, fault: null });
	expect(other.found.hash).not.toBe(found.hash);
});

test.each([
	["a byte order mark", "\ufeff%PDF-1.7 text"],
	["a header of the sender's", `${"X".repeat(1018)}\n%PDF-1.7 text`],
])("a document with %s before it is one", async (_, text) => {
	const { found } = await look({ text, headers: { "Content-Type": "application/pdf" } });
	expect(found).toMatchObject({ hash: expect.any(String), fault: null });
});

test("a sign of a document that stands far behind the beginning makes none", async () => {
	const text = `${"X".repeat(1024)}%PDF-1.7 text`;
	const { found } = await look({ text, headers: { "Content-Type": "application/pdf" } });
	expect(found.fault).toBe("it is neither a page nor a document");
});

test.each(["text/plain; charset=utf-8", "text/csv"])(
	"what is sent as %j is a page",
	async (type) => {
		const lines = `Area,Ends,If <b or <3 & more\n"York",2028,"${words}"`;
		const { found } = await look({ text: lines, headers: { "Content-Type": type } });
		expect(found).toMatchObject({ hash: expect.any(String), text: lines.trim(), fault: null });
		const other = await look({
			text: lines.replace("2028", "2027"),
			headers: { "Content-Type": type },
		});
		expect(other.found.hash).not.toBe(found.hash);
	},
);

test.each(["", "upstream connect error or disconnect/reset before headers"])(
	"plain text that says no more than %j is no page",
	async (text) => {
		const { found } = await look({ text, headers: { "Content-Type": "text/plain" } });
		expect(found).toMatchObject({ hash: null, fault: "it holds next to no text" });
	},
);

test("the hash of a page is that of its words as they are written, so that none looks changed", async () => {
	const { found } = await look(page(`<p>Fees &amp; terms &pound;800.</p><p>${words}</p>`));
	const written = `Fees &amp; terms &pound;800. ${words.trim()}`;
	const digest = createHash("sha256").update(written).digest("hex");
	expect(found).toMatchObject({
		hash: `1:${digest}`,
		text: `Fees & terms £800.\n${words.trim()}`,
	});
});

const signIn = '<form><input name="user"><input TYPE="password" name="key"></form>';
test.each<[string, Scripted]>([
	["headed so", page(`<h1> Sign in to your account</h1><p>${words}</p>`)],
	["called so", page(`<title>Log in - My York</title><p>${words}</p>`)],
	["with a field for a password", page(`<h1>My York</h1><p>${words}</p>${signIn}`)],
])("a page that became a sign-in, %s, was not read", async (_, reply) => {
	expect((await look(reply)).found).toEqual({
		status: 200,
		hash: null,
		text: null,
		fault: "it asks to sign in",
	});
});

test.each([
	"https://login.microsoftonline.com/common",
	"https://my.york.gov.uk/Account/Login?returnUrl=%2Fhmo",
	"/signin.aspx",
	"https://sso.york.gov.uk/",
])("a page that leads to %s was not read, whatever stands there", async (location) => {
	const { found } = await look(leadsTo(location), page(words.repeat(20)));
	expect(found).toMatchObject({ status: 200, hash: null, fault: "it asks to sign in" });
});

test("a page about licensing may speak of signing in, and hold a form for it", async () => {
	const { found } = await look(
		page(`<h1>HMO licensing</h1><p>Log in to apply. ${words.repeat(10)}</p>${signIn}`),
	);
	expect(found.fault).toBeNull();
	const short = await look(page(`<h1>HMO licensing</h1><p>Sign in to apply. ${words}</p>`));
	expect(short.found.fault).toBeNull();
	const moved = await look(leadsTo("/housing/login-to-apply-for-a-licence"), page(words));
	expect(moved.found.fault).toBeNull();
});

test.each([
	["it keeps machines out", `<title>Just a moment...</title><p>${words}</p>`],
	["it keeps machines out", `<h1>Access Denied</h1><p>${words}</p>`],
	["it shows nothing without scripts", `<p>You need to enable JavaScript. ${words}</p>`],
])("a page of which one can only say %j was not read", async (fault, html) => {
	expect((await look(page(html))).found).toMatchObject({ hash: null, text: null, fault });
});

test.each([
	["it says that there is no such page", `<title>404 | York</title><p>${words}</p>`],
	["it says that there is no such page", `<h1>Page not found</h1><p>${words}</p>`],
	["it says that there is no such page", `<h1>This page no longer exists</h1><p>${words}</p>`],
	[
		"it says that there is no such page",
		`<h1>Sorry, we couldn't find that page</h1><p>${words}</p>`,
	],
	["it shows an error", `<h1>Sorry, something went wrong</h1><p>${words}</p>`],
	["it shows an error", `<title>Service unavailable</title><p>${words}</p>`],
	["it shows an error", `<h1>Server Error in '/' Application.</h1><p>${words}</p>`],
	["it shows an error", `<h1>Site under maintenance</h1><p>${words}</p>`],
	["it asks about cookies first", `<h1>We use cookies on this website</h1><p>${words}</p>`],
	["it asks about cookies first", `<h1>Your privacy choices</h1><p>${words}</p>`],
	["it keeps machines out", `<h1>Verify that you are human</h1><p>${words}</p>`],
	["it keeps machines out", `<h1>Sorry, you have been blocked</h1><p>${words}</p>`],
	["it keeps machines out", `<title>Robot or human?</title><p>${words}</p>`],
	["it is no text", `<p>${words}</p>${"\u0000\u0001\ufffd".repeat(50)}`],
])(
	"a page of which one can only say %j, sent as if all were well, was not read",
	async (fault, html) => {
		expect((await look(page(html))).found).toMatchObject({
			...{ status: 200, hash: null, text: null },
			fault,
		});
	},
);

test.each([
	["application/json", '{"error":"upstream"}'],
	["application/pdf", "<html><h1>Not found</h1></html>"],
	["image/png", "\u0089PNG"],
	["", "nothing that is known"],
])("what is sent as %j and is no document was not read", async (type, text) => {
	const { found } = await look({ text, headers: { "Content-Type": type } });
	expect(found).toMatchObject({ hash: null, fault: "it is neither a page nor a document" });
});

test.each([
	"Selective licensing: what went wrong before 2020 and how we found out",
	"Licence not needed? Which homes are spared",
	"Errors in an application for a licence",
	"HMO licensing and your privacy",
])("a whole page that is headed %j is read", async (heading) => {
	const { found } = await look(page(`<h1>${heading}</h1><p>${words.repeat(8)}</p>`));
	expect(found.fault).toBeNull();
});

test.each([
	"<h1>Cookies on this site</h1><h1>HMO licensing</h1>",
	"<title>HMO licensing</title><h1>Sign in</h1>",
	"<title>HMO licensing</title><h1>Service unavailable</h1>",
	"<title>Error in a licence? Tell us</title>",
	"<title>Sign in to apply for an HMO licence</title><h1>Sign in to apply for an HMO licence</h1>",
	"<title>404 homes affected</title>",
	"<h1>Selective licensing: 404 homes affected</h1>",
	"<h1>403 homes hold a licence</h1>",
	"<h1>500 homes are in the area</h1>",
])("a short page about licensing headed %j is read", async (headings) => {
	expect((await look(page(`${headings}<p>${words}</p>`))).found.fault).toBeNull();
});

test.each([
	["it says that there is no such page", "<title>York Council</title><h1>Error 404</h1>"],
	["it says that there is no such page", "<h1>404</h1>"],
	["it says that there is no such page", "<title>York Council - 404</title>"],
	["it says that there is no such page", "<title>York Council</title><h1>Page not found</h1>"],
	["it keeps machines out", "<h1>403 Forbidden</h1>"],
	["it keeps machines out", "<title>403 - York</title>"],
	["it shows an error", "<title>500 Internal Server Error</title>"],
	["it shows an error", "<title>Error</title><h1></h1><h1>Something went wrong</h1>"],
	["it asks to sign in", "<title>Sign in - York</title><h1>Sign in</h1>"],
])("of a page headed as a notice in all it says one can say %j", async (fault, headings) => {
	expect((await look(page(`${headings}<p>${words}</p>`))).found.fault).toBe(fault);
});

test("an encoding changes no word, and one that nobody knows none either", async () => {
	const { found } = await look({
		text: words,
		headers: { "Content-Type": "text/html;charset=iso-8859-1" },
	});
	const unknown = await look({
		text: words,
		headers: { "Content-Type": "text/html;charset=klingon" },
	});
	expect(unknown.found.hash).toBe(found.hash);
});

test("three redirects are followed, from where each was found", async () => {
	const { found, asked } = await look(
		leadsTo("/new"),
		leadsTo("https://new.york.gov.uk/a/b", 301),
		leadsTo("c#fees", 308),
		page(words),
	);
	expect(asked).toEqual([
		PAGE,
		"https://www.york.gov.uk/new",
		"https://new.york.gov.uk/a/b",
		"https://new.york.gov.uk/a/c",
	]);
	expect(found.status).toBe(200);
});

test("a page in the clear is asked for by https, and so is a redirect to one", async () => {
	const { fetch, sent } = fakeFetch(leadsTo("http://new.york.gov.uk/hmo"), page(words));
	const { hash } = await councilPages({ fetch, simulator: null }).readPage(
		"http://www.york.gov.uk/hmo",
	);
	expect(hash).not.toBeNull();
	expect(sent.map(({ url }) => url.href)).toEqual([PAGE, "https://new.york.gov.uk/hmo"]);
});

test("a fourth is not", async () => {
	const { found, asked } = await look(leadsTo("/again"));
	expect(asked).toHaveLength(4);
	expect(found).toEqual({ status: 302, hash: null, text: null, fault: "it leads on and on" });
});

test.each([
	"http://www.york.gov.uk:8080/plain",
	"https://127.0.0.1/",
	"https://169.254.169.254/latest/meta-data/",
	"//[::1]/",
	"https://admin:admin@www.york.gov.uk/",
	"https://www.york.gov.uk:8080/",
	"file:///etc/passwd",
	"javascript:alert(1)",
	"https://",
])("a redirect to %j is not followed", async (location) => {
	const { found, asked } = await look(leadsTo(location), page(words));
	expect(asked).toEqual([PAGE]);
	expect(found.hash).toBeNull();
});

test("a redirect to nowhere is not followed", async () => {
	const { found, asked } = await look({ status: 302, text: "" }, page(words));
	expect(asked).toEqual([PAGE]);
	expect(found.hash).toBeNull();
});

test("an address that is not public is not asked for at all", async () => {
	const { fetch, sent } = fakeFetch(page(words));
	const { readPage: lookAt } = councilPages({ fetch, simulator: null });
	expect(await lookAt("http://localhost:8787/api/admin")).toEqual({
		status: null,
		hash: null,
		text: null,
		fault: "its address is none of the public internet",
	});
	expect(sent).toEqual([]);
});

test.each<[string, Scripted, number | null, string]>([
	["nobody there", new TypeError("no connection"), null, "it could not be reached"],
	["no page", { status: 404, text: words }, 404, "status 404"],
	["a page that is gone", { status: 410, text: words }, 410, "status 410"],
	["a shut door", { status: 403, text: `Just a moment... ${words}` }, 403, "status 403"],
	["a body without end", page("x".repeat(2_000_001)), null, "it is more than 2000000 bytes"],
	["an empty body", { text: "", headers: html }, 200, "it holds next to no text"],
	[
		"an empty document",
		{ text: "", headers: { "Content-Type": "application/pdf" } },
		200,
		"it is empty",
	],
	[
		"a frame for a script",
		page('<div id="app"></div><script>let a</script>'),
		200,
		"it holds next to no text",
	],
])("%s is a page that was not read", async (_, reply, status, fault) => {
	expect((await look(reply)).found).toEqual({ status, hash: null, text: null, fault });
});

test("one that keeps us waiting is given up on after ten seconds", async () => {
	const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
	expect((await look("never")).found.fault).toBe("it did not answer in time");
	expect(limit).toHaveBeenCalledWith(10_000);
});

test("a simulator is asked instead, below the name of the host, and so are its redirects", async () => {
	const { fetch, sent } = fakeFetch(leadsTo("https://new.york.gov.uk/hmo?a=1"), page(words));
	await councilPages({ fetch, simulator: "http://127.0.0.1:9/council-pages" }).readPage(PAGE);
	expect(sent.map(({ url }) => url.href)).toEqual([
		"http://127.0.0.1:9/council-pages/www.york.gov.uk/hmo",
		"http://127.0.0.1:9/council-pages/new.york.gov.uk/hmo?a=1",
	]);
});

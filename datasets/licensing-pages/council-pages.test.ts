import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { html, leadsTo, look, PAGE, scriptedPage, words } from "../test/council-page.ts";
import { fakeFetch, type Scripted } from "../test/fake-fetch.ts";
import { councilPages } from "./council-pages.ts";

test("a page has the hash of its words, whatever token it carries", async () => {
	const { found, sent } = await look(scriptedPage(`<p>${words}</p><script>let t = 1</script>`));
	const again = await look(scriptedPage(`<p id="x2">${words}</p><script>let t = 2</script>`));
	const other = await look(scriptedPage(`<p>${words.replace("2028", "2027")}</p>`));
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
	const { found } = await look(scriptedPage(`<p>Fees &amp; terms &pound;800.</p><p>${words}</p>`));
	const written = `Fees &amp; terms &pound;800. ${words.trim()}`;
	const digest = createHash("sha256").update(written).digest("hex");
	expect(found).toMatchObject({
		hash: `1:${digest}`,
		text: `Fees & terms £800.\n${words.trim()}`,
	});
});

test.each([
	["application/json", '{"error":"upstream"}'],
	["application/pdf", "<html><h1>Not found</h1></html>"],
	["image/png", "\u0089PNG"],
	["", "nothing that is known"],
])("what is sent as %j and is no document was not read", async (type, text) => {
	const { found } = await look({ text, headers: { "Content-Type": type } });
	expect(found).toMatchObject({ hash: null, fault: "it is neither a page nor a document" });
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
		scriptedPage(words),
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
	const { fetch, sent } = fakeFetch(leadsTo("http://new.york.gov.uk/hmo"), scriptedPage(words));
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
	const { found, asked } = await look(leadsTo(location), scriptedPage(words));
	expect(asked).toEqual([PAGE]);
	expect(found.hash).toBeNull();
});

test("a redirect to nowhere is not followed", async () => {
	const { found, asked } = await look({ status: 302, text: "" }, scriptedPage(words));
	expect(asked).toEqual([PAGE]);
	expect(found.hash).toBeNull();
});

test("an address that is not public is not asked for at all", async () => {
	const { fetch, sent } = fakeFetch(scriptedPage(words));
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
	[
		"a body without end",
		scriptedPage("x".repeat(2_000_001)),
		null,
		"it is more than 2000000 bytes",
	],
	["an empty body", { text: "", headers: html }, 200, "it holds next to no text"],
	[
		"an empty document",
		{ text: "", headers: { "Content-Type": "application/pdf" } },
		200,
		"it is empty",
	],
	[
		"a frame for a script",
		scriptedPage('<div id="app"></div><script>let a</script>'),
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
	const { fetch, sent } = fakeFetch(
		leadsTo("https://new.york.gov.uk/hmo?a=1"),
		scriptedPage(words),
	);
	await councilPages({ fetch, simulator: "http://127.0.0.1:9/council-pages" }).readPage(PAGE);
	expect(sent.map(({ url }) => url.href)).toEqual([
		"http://127.0.0.1:9/council-pages/www.york.gov.uk/hmo",
		"http://127.0.0.1:9/council-pages/new.york.gov.uk/hmo?a=1",
	]);
});

import { expect, test } from "vitest";
import { differencesOf, normalise, normaliseHeaders, sortMails } from "./compare.ts";

test.each([
	['<script src="/assets/product-Ab3_xY-9.js">', '<script src="/assets/product.js">'],
	["script-src 'nonce-aB+/9=' 'self'", "script-src 'nonce-N' 'self'"],
	[
		'<title>\n<link rel="modulepreload" crossorigin href="/assets/home-Ab3_xY-9.js">\n',
		"<title>\n",
	],
	['<style nonce="abc">', '<style nonce="N">'],
	['{"requestId":"0e45ff75"}', '{"requestId":"R"}'],
	['"id":"0e45ff75-b05e-4dc9-9235-9800848ba0e6"', '"id":"U"'],
	["rpt_6Yap2TSsQe4xpbnhdxa6ay", "rpt_6Yap2TSsQe4xpbnhdxa6ay"],
])("%s is compared as %s", (text, form) => {
	expect(normalise(text)).toBe(form);
});

test("headers are compared in one order, without those that say how an answer came", () => {
	const headers = new Headers({
		"X-Robots-Tag": "noindex",
		Date: "today",
		ETag: '"1"',
		Allow: "GET",
	});
	headers.append("Set-Cookie", "a=1");
	headers.append("Set-Cookie", "b=2");

	expect(normaliseHeaders(headers)).toEqual([
		["allow", "GET"],
		["set-cookie", "a=1"],
		["set-cookie", "b=2"],
		["x-robots-tag", "noindex"],
	]);
});

test("mails are compared by what they say, in whatever order and whenever they left", () => {
	const mail = (sentAt: string, subject: string) => ({ sentAt, subject });
	const one = [mail("1", "b"), mail("1", "a"), mail("0", "c")];
	const other = [mail("3", "a"), mail("3", "b"), mail("2", "c")];

	expect(sortMails(JSON.stringify(one))).toBe(sortMails(JSON.stringify(other)));
});

test("what differs is said with what stands around it, and what is there once only", () => {
	expect(differencesOf(["a", "b"], ["a", "b"])).toEqual([]);
	expect(differencesOf(["same", "was this"], ["same", "was that", "more"])).toEqual([
		"line 2: was this\n  - was this\n  + was that",
		"line 3 is new: more",
	]);
	expect(differencesOf(["a", "b"], ["a"])).toEqual(["line 2 is gone: b"]);
});

import { expect, test } from "vitest";
import { embedSnippets, siteHost } from "./embed.ts";

test.each([
	["www.example.co.uk", "www.example.co.uk"],
	[" HTTPS://Example.com/lettings?page=1 ", "example.com"],
	["xn--mnchen-3ya.example", "xn--mnchen-3ya.example"],
	["example.com:8443", null],
	["localhost", null],
	["10.0.0.1", null],
	["[::1]", null],
	["*.example.com", null],
	["example.com https://other.example", null],
	["a.example; script-src *", null],
	["user@example.com", null],
	["javascript:alert(1)", null],
	["-a.example.com", null],
	[`${"a".repeat(64)}.example.com`, null],
	["", null],
])("what was typed as %j is the host %j", (typed, host) => {
	expect(siteHost(typed)).toBe(host);
});

test("each snippet leads to the preview in a window of its own, and only the frame names the site", () => {
	const { frame, card, link } = embedSnippets(
		{ base: "https://lettable.example", product: "Lettable" },
		"site_x",
		{ compact: "M145LL", formatted: "M14 5LL" },
	);
	expect(frame).toContain('src="https://lettable.example/embed/site_x/M145LL"');
	for (const copied of [card, link]) {
		expect(copied).toContain(
			'href="https://lettable.example/property/M145LL" target="_blank" rel="noopener"',
		);
		expect(copied).not.toContain("site_x");
	}
	expect([frame, card, link].join("")).not.toContain("<script");
});

import { expect, test } from "vitest";
import { isCrawler } from "./is-crawler.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test.each([
	["a browser", { "user-agent": FIREFOX }, false],
	["a program without a name", {}, false],
	["a search engine", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }, true],
	["a crawler", { "user-agent": "SomeCrawler/1.0" }, true],
	["a spider", { "user-agent": "Baiduspider" }, true],
	["a page opened in advance", { "user-agent": FIREFOX, purpose: "prefetch" }, true],
	["one that newer browsers prerender", { "sec-purpose": "prefetch;prerender" }, true],
])("%s is told apart: %o", (_, headers: Record<string, string>, is) => {
	expect(isCrawler((name) => headers[name])).toBe(is);
});

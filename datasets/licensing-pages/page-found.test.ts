import { expect, test } from "vitest";
import { fakeFetch } from "../test/fake-fetch.ts";
import { councilPages } from "./council-pages.ts";
import { pageAfter, type SeenPage } from "./page-found.ts";

const NEVER_MISSED: SeenPage = {
	url: "https://www.york.gov.uk/hmo",
	status: 200,
	hash: "1:before",
	misses: 0,
	changedAt: null,
	fault: null,
};

/** Finding of the second of two looks that answer so, at a page that was read before. */
async function foundTwice(status: number, heading: string) {
	const html = `<h1>${heading}</h1><p>${"Try the search or the list of our services. ".repeat(6)}</p>`;
	const headers = { "Content-Type": "text/html" };
	const { fetch } = fakeFetch({ status, text: html, headers });
	const look = await councilPages({ fetch, simulator: null }).readPage(NEVER_MISSED.url);
	const once = pageAfter(look, NEVER_MISSED, 1);
	const twice = pageAfter(look, once.page, 2);
	const after = pageAfter(look, twice.page, 3);
	return [once, twice, after].map(({ finding, page }) => [finding, page.misses, page.hash]);
}

test.each([
	[404, "HMO licensing"],
	[410, "HMO licensing"],
	[200, "Page not found"],
])("a page that answers %i, headed %j, is gone at the second look", async (status, heading) => {
	expect(await foundTwice(status, heading)).toEqual([
		[null, 1, "1:before"],
		["gone", 2, "1:before"],
		[null, 3, "1:before"],
	]);
});

test.each([
	[503, "Page not found"],
	[200, "Service unavailable"],
])("a page that answers %i, headed %j, is not gone", async (status, heading) => {
	expect((await foundTwice(status, heading)).map(([finding]) => finding)).toEqual([
		null,
		null,
		null,
	]);
});

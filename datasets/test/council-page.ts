import { councilPages } from "../licensing-pages/council-pages.ts";
import { fakeFetch, type Scripted } from "./fake-fetch.ts";

export const PAGE = "https://www.york.gov.uk/hmo";
/** Words enough for a page. */
export const words = "The additional licensing scheme ends on 31 March 2028. ".repeat(4);

export const html = { "Content-Type": "text/html; charset=utf-8" };

export const scriptedPage = (text: string): Scripted => ({ text, headers: html });
export const leadsTo = (location: string, status = 302): Scripted => ({
	status,
	text: "",
	headers: { Location: location },
});

/** The finding at `PAGE` when it answers by the script. */
export async function look(...script: [Scripted, ...Scripted[]]) {
	const { fetch, sent } = fakeFetch(...script);
	const found = await councilPages({ fetch, simulator: null }).readPage(PAGE);
	return { found, asked: sent.map(({ url }) => url.href), sent };
}

import { addDays, londonDay, londonMidnight } from "#domain/base/calendar.ts";
import { isPublicPage, prerenderedPageFor } from "#domain/site/drawn-pages.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { publicUrl } from "#worker/platform/source-address.ts";

/** Marks every kept answer that rests on the register and the figures we hold, as `cache_purges` names it. */
export const TABLES_TAG = "tables";

/** Councils with their figures, and the register: what `readAreaEdition` numbers, and nothing else. */
const OF_TABLES =
	/^\/(areas(\/[^/]+)?|api\/areas(\/[^/]+)?|api\/area-figures\/[^/]+|api\/register\/coverage|register\.(json|csv)|register\/[^/]+)$/;

/** Seconds. A change of our tables drops what rests on them; where that fails, it is seen after an hour. Prices and claims may change at any time. */
const HOUR = 3_600;
const MINUTE = 60;

/** Tells what an answer depends on besides its address: who asks, or which edition they hold. */
const ABOUT_WHO_ASKS = ["cookie", "authorization", "if-none-match"];

/** Carries past the cache what a browser may keep. */
const FOR_BROWSERS = "X-Browser-Cache-Control";

/** Whether a request gets the answer that everybody gets. Without a configured address of our own an answer names the host that was asked. */
export function isForEverybody(
	{ method, url, headers }: Request,
	env: Pick<Bindings, "PUBLIC_URL">,
): boolean {
	const { pathname, search } = new URL(url);
	return (
		(method === "GET" || method === "HEAD") &&
		search === "" &&
		publicUrl(env) !== "" &&
		!ABOUT_WHO_ASKS.some((name) => headers.has(name)) &&
		(OF_TABLES.test(pathname) || isPublicDocument(pathname))
	);
}

/** Screens that are the same for everyone, and the list of them, which goes without councils while our tables are silent. */
function isPublicDocument(path: string): boolean {
	const page = prerenderedPageFor(path);
	return isPublicPage(page) || page === "sample" || path === "/sitemap.xml";
}

/** Asks the entrypoint that the cache stands before. Nothing of the request goes along but what limits on calls count by, so nothing else can be in the answer. */
export async function askPublicAnswers(
	{ method, url, headers }: Request,
	entrypoint: Pick<Fetcher, "fetch">,
): Promise<Response> {
	const address = headers.get("cf-connecting-ip");
	const answer = await entrypoint.fetch(url, {
		method,
		redirect: "manual",
		headers: address === null ? {} : { "CF-Connecting-IP": address },
	});
	const given = new Response(answer.body, answer);
	const forBrowsers = given.headers.get(FOR_BROWSERS);
	for (const name of [FOR_BROWSERS, "Cache-Control", "Cache-Tag", "Age"]) {
		given.headers.delete(name);
	}
	if (forBrowsers) {
		given.headers.set("Cache-Control", forBrowsers);
	}
	return given;
}

/** The same answer, with what the cache is told: how long to keep it and under which tag, or not to. `now`: UTC milliseconds. */
export function keptAtEdge({ url }: Request, answer: Response, now: number): Response {
	const kept = new Response(answer.body, answer);
	const { headers } = kept;
	headers.set(FOR_BROWSERS, headers.get("Cache-Control") ?? "");
	const isWhole = [200, 304].includes(answer.status) && !headers.has("Set-Cookie");
	const isOfTables = OF_TABLES.test(new URL(url).pathname);
	const seconds = isOfTables ? Math.min(HOUR, secondsOfDay(now)) : MINUTE;
	// Stale answers are never given, not even where the Worker fails.
	headers.set(
		"Cache-Control",
		isWhole ? `public, max-age=${seconds}, must-revalidate` : "no-store",
	);
	if (isWhole && isOfTables) {
		headers.set("Cache-Tag", TABLES_TAG);
	}
	return kept;
}

/** Seconds that are left of the day in London, on which answers of our tables rest. */
function secondsOfDay(now: number): number {
	return Math.floor((londonMidnight(addDays(londonDay(now), 1)) - now) / 1_000);
}

import { env } from "cloudflare:workers";
import type { PublicContent } from "#contracts/public-content.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { askApp, offline } from "./ask-app.ts";

/** A build's files, as far as the Worker minds: each document says which file it is. */
export function files(): { ASSETS: Fetcher; asked: string[] } {
	const asked: string[] = [];
	const fetch = async (input: RequestInfo | URL) => {
		const { pathname } = new URL(input instanceof Request ? input.url : input);
		asked.push(pathname);
		if (pathname === "/favicon.svg") {
			return new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } });
		}
		const isFile = pathname === "/" || pathname.startsWith("/drawn/");
		return new Response(isFile ? documentOf(pathname) : "", {
			status: isFile ? 200 : 404,
			headers: { "Content-Type": "text/html", ETag: '"made"' },
		});
	};
	return { ASSETS: { fetch } as unknown as Fetcher, asked };
}

function documentOf(file: string): string {
	return `<!doctype html><html><head><title>Drawn</title><meta name="description" content="Drawn">
		<link rel="canonical" href="/somewhere"><meta property="og:image" content="/og.png">
		<script type="application/ld+json">{}</script><script type="application/json" id="known"></script></head>
		<body data-file="${file}"><nav data-drawn-for-strangers="true">Sign In</nav>
		<div data-drawn-preview="true">shape <p data-drawn-postcode="true">:postcode</p></div><a data-drawn-council="true" href="/areas">Council</a><b data-public-text="report-price">£…</b>
		<a data-public-link="support-email" data-public-text="support-email">our support</a></body></html>`;
}

/** Opens an address of the product whose build holds those files. */
export async function openDocument(
	path: string,
	over: Partial<Bindings> = {},
	headers: HeadersInit = {},
) {
	const { ASSETS, asked } = files();
	const response = await askApp(path, {
		bindings: { ...offline, ASSETS, PUBLIC_URL: "https://lettable.example/", ...over },
		init: { headers },
	});
	return { response, asked, html: await response.text() };
}

/** What a document tells the browser of now. */
export const knownIn = (html: string): PublicContent =>
	JSON.parse(html.match(/id="known">(.*?)<\/script>/)?.[1] ?? "null");

/** Tables that notice being asked. */
export function watchedTables() {
	const asked: string[] = [];
	const prepare = (text: string) => {
		asked.push(text);
		return env.DB.prepare(text);
	};
	const batch = (statements: D1PreparedStatement[]) => env.DB.batch(statements);
	return { asked, DB: { prepare, batch } as unknown as D1Database };
}

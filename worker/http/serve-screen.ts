import type { Context } from "hono";
import { screenAt } from "#domain/screens.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * The SPA's document: 200 for an address that is a screen, 404 with the same document for any other. A file that is no
 * document (an icon, robots.txt) is itself; in development the browser's modules come this way too.
 */
export async function serveScreen(c: Context<AppEnv>): Promise<Response> {
	const screen = screenAt(c.req.path) !== null;
	if (!screen) {
		const file = await c.env.ASSETS.fetch(c.req.raw);
		if (file.status === 304 || (file.ok && !isDocument(file))) {
			return new Response(file.body, file);
		}
	}
	const document = await c.env.ASSETS.fetch(new URL("/", c.req.url));
	return new Response(document.body, { status: screen ? 200 : 404, headers: document.headers });
}

/** The development server answers any unknown address with the document, so a document found is no proof of a file. */
function isDocument(file: Response): boolean {
	return file.headers.get("content-type")?.includes("text/html") ?? false;
}

import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { Problem } from "#worker/platform/problem.ts";

const NDJSON = "application/x-ndjson";

/** A page of a list, with what is said of the whole of it. */
export type ListPage<Item> = {
	readonly items: readonly Item[];
	/** Where the next page begins; null at the end. */
	readonly next: string | null;
};

/** The items that follow the one whose id a page ended with. @throws Problem `invalid_input` where there is none of that id */
export function pageAfter<Item>(
	all: readonly Item[],
	{ cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
	idOf: (item: Item) => string,
): ListPage<Item> {
	const at = cursor === undefined ? 0 : all.findIndex((item) => idOf(item) === cursor) + 1;
	if (cursor !== undefined && at === 0) {
		throw noSuchPage();
	}
	const items = all.slice(at, at + limit);
	const last = at + limit < all.length ? items.at(-1) : undefined;
	return { items, next: last === undefined ? null : idOf(last) };
}

export function noSuchPage(): Problem {
	const words = "That is not where a page ended.";
	return new Problem("invalid_input", words, { fields: { cursor: words } });
}

/** Answers with a list as one object, or a line an item to whoever asks for lines. */
export function answerList<Item>(
	c: Context<AppEnv>,
	{ items, next, ...about }: ListPage<Item> & Readonly<Record<string, unknown>>,
): Response {
	if (next !== null) {
		const url = new URL(c.req.url);
		url.searchParams.set("cursor", next);
		c.header("Link", `<${url.pathname}${url.search}>; rel="next"`);
	}
	return wantsLines(c) ? answerLines(c, items) : c.json({ items, next, ...about }, 200);
}

/** Answers with a line an item. */
export function answerLines(c: Context<AppEnv>, items: readonly unknown[]): Response {
	const lines = items.map((item) => `${JSON.stringify(item)}\n`).join("");
	return c.body(lines, 200, { "Content-Type": NDJSON });
}

export function wantsLines(c: Context<AppEnv>): boolean {
	return c.req.header("accept")?.includes(NDJSON) ?? false;
}

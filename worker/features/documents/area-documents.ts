import type { Context } from "hono";
import { screens } from "#domain/base/screens.ts";
import { structuredData, type TrailPage } from "#domain/site/structured-data.ts";
import { type AreaHead, areaHead, areasHead } from "#domain/telling/areas/area-head.ts";
import {
	type AreaList,
	type AreaSearch,
	isNarrowed,
	LONGEST_FIND,
	readAreaSearch,
} from "#domain/telling/areas/area-search.ts";
import { areaPath, areaSlug } from "#domain/telling/areas/area-slug.ts";
import { slugToday } from "#domain/telling/areas/former-areas.ts";
import { DRAWN_AREA } from "#domain/telling/document-marks.ts";
import { connect, type Db } from "#worker/db/client.ts";
import { readAreaEdition, readAreaPage, searchAreas } from "#worker/facts/areas.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { announceFeed } from "./announce-feed.ts";
import { nameDocument, writeStructuredData } from "./name-document.ts";

/** What the Worker draws into the document of an authority, or of the list of all. */
export type AreaDocument = AreaHead & {
	readonly path: string;
	/** Leads to it from the list of all, itself last; empty of the list. */
	readonly trail: readonly TrailPage[];
	readonly html: string;
};

/** The same, with the edition of the tables that it was drawn from. */
type DrawnDocument = AreaDocument & { readonly edition: string };

/** As the page's own trail says it. */
const ALL_COUNCILS: TrailPage = { name: "All councils", path: screens.areas };

/** Seconds for which a drawn page is kept under one edition of what it rests on: a new version of the product is seen after as long at the latest. */
const KEPT = 3_600;

/**
 * Returns the drawn page of an authority, from the cache until the register or our figures change, or the day ends. Redirects an address in another form to
 * the one form, and that of a former council to what took its place. Null where there is no such authority.
 */
export async function areaDocument(
	c: Context<AppEnv>,
	given: string,
): Promise<AreaDocument | Response | null> {
	const today = slugToday(areaSlug(given));
	if (today === "" || today.length > LONGEST_FIND) {
		return null;
	}
	const path = areaPath(today);
	if (path !== c.req.path) {
		return c.redirect(path, 301);
	}
	return keepDrawn(c, today, async (db) => {
		const [read, { drawArea }] = await Promise.all([
			readAreaPage(db, today, c.var.world.now()),
			import("#draw-documents"),
		]);
		if (read === null) {
			return null;
		}
		const { page, edition } = read;
		const trail = [ALL_COUNCILS, { name: page.name, path }];
		return { ...areaHead(page), path, trail, html: await drawArea(page), edition };
	});
}

/** The list of authorities, narrowed as the address says; a postcode that lies in one authority leads there. */
export async function areasDocument(c: Context<AppEnv>): Promise<AreaDocument | Response | null> {
	const search = readAreaSearch(new URL(c.req.url).searchParams);
	if (!isNarrowed(search)) {
		return keepDrawn(c, "", async (db) => {
			const now = c.var.world.now();
			// Before what is drawn of it: a change between the two is drawn again.
			const edition = await readAreaEdition(db, now);
			return { ...(await listDocument(await searchAreas(db, search, now), search)), edition };
		});
	}
	const list = await searchAreas(connect(c.env.DB), search, c.var.world.now());
	const [only, ...others] = list.found;
	return list.postcode && only && others.length === 0
		? c.redirect(areaPath(only.slug), 302)
		: listDocument(list, search);
}

async function listDocument(list: AreaList, search: AreaSearch): Promise<AreaDocument> {
	const { drawAreas } = await import("#draw-documents");
	return {
		...areasHead,
		path: screens.areas,
		trail: [],
		html: await drawAreas(list, search),
	};
}

/**
 * Returns what was drawn today from the tables as they stand. Draws it where it is missing or of another edition, and keeps it once the answer has gone: what
 * is drawn tells its edition itself, so that nobody asks our tables twice for it.
 */
async function keepDrawn(
	c: Context<AppEnv>,
	what: string,
	draw: (db: Db) => Promise<DrawnDocument | null>,
): Promise<AreaDocument | null> {
	const db = connect(c.env.DB);
	const key = `drawn-area:${what}`;
	const kept = await c.env.CACHE.get<DrawnDocument>(key, "json");
	if (kept && kept.edition === (await readAreaEdition(db, c.var.world.now()))) {
		return kept;
	}
	const drawn = await draw(db);
	if (drawn) {
		c.executionCtx.waitUntil(
			c.env.CACHE.put(key, JSON.stringify(drawn), { expirationTtl: KEPT }).catch((cause) =>
				log.error("a drawn page could not be kept", { reason: reasonOf(cause) }),
			),
		);
	}
	return drawn;
}

/** Puts the page into its place in the document that was asked for at `address`, and names the document after it. `base`: the product's own address. */
export function writeArea(
	rewriter: HTMLRewriter,
	{ title, description, path, trail, html }: AreaDocument,
	{ base, address }: { readonly base: string; readonly address: string },
): void {
	rewriter.on(`[${DRAWN_AREA}]`, {
		element(element) {
			element.setAttribute(DRAWN_AREA, address);
			element.setInnerContent(html, { html: true });
		},
	});
	nameDocument(rewriter, { path, title, description }, base);
	announceFeed(rewriter);
	writeStructuredData(rewriter, structuredData({ path, title, description }, base, trail));
}

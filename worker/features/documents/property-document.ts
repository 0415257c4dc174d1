import type { Context } from "hono";
import type { Preview } from "#contracts/preview.ts";
import { PreviewQuery } from "#contracts/stated-home.ts";
import { type Choices, readChoices } from "#domain/judgement/preview-choices.ts";
import type { PropertyPage } from "#domain/site/property-page.ts";
import { structuredData } from "#domain/site/structured-data.ts";
import { areasPath } from "#domain/telling/areas/area-slug.ts";
import {
	DRAWN_COUNCIL,
	DRAWN_POSTCODE,
	DRAWN_PREVIEW,
	inScript,
	PREVIEW_ELEMENT,
} from "#domain/telling/document-marks.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import { countFor } from "#worker/analytics/isolate-counter.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";
import { inTime } from "#worker/platform/in-time.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { nameDocument, writeStructuredData } from "./name-document.ts";

/** Gives the preview of a compact postcode, and what is counted where somebody is shown it. */
export type PreviewFor = (
	c: Context<AppEnv>,
	postcode: string,
	query: PreviewQuery,
) => Promise<{ readonly preview: Preview; readonly counted: readonly Happening[] }>;

/** The answers of a preview as they are drawn, and the preview for the script that takes over. */
type DrawnPreview = { readonly html: string; readonly data: string };

/** What was drawn last of a preview, and for which choices: one that is kept for strangers is drawn once, as long as it is kept. */
const drawings = new WeakMap<Preview, { readonly chosen: string; readonly drawn: DrawnPreview }>();

/** Milliseconds a page waits for its answers; after that it leaves with their shape, and the browser asks. */
const DRAW_LIMIT = 600;

/**
 * Draws what strangers may read of a preview. Null where the answers do not come in time, something stated is refused or the nation is asked first: then
 * the screen asks itself, and says what is wrong.
 */
export async function drawnPreview(
	c: Context<AppEnv>,
	{ compact }: PropertyPage,
	previewFor: PreviewFor,
): Promise<DrawnPreview | null> {
	const choices = choicesOf(c);
	const query = PreviewQuery.safeParse(choices);
	if (!query.success) {
		return null;
	}
	try {
		const shown = await inTime(previewFor(c, compact, query.data), DRAW_LIMIT);
		if (!shown || (shown.preview.place.nationChoices.length > 0 && !choices.nation)) {
			return null;
		}
		const drawn = await drawOnce(shown.preview, choices);
		// A browser that shows it, and no program that reads it.
		if (c.req.header("sec-fetch-dest") === "document") {
			countFor(c, ...shown.counted);
		}
		return drawn;
	} catch (cause) {
		// The screen makes the same call and tells why. A page that is half on its way must not break.
		if (!(cause instanceof Problem)) {
			log.error("the answers of a preview could not be drawn", { reason: reasonOf(cause) });
		}
		return null;
	}
}

async function drawOnce(preview: Preview, choices: Choices): Promise<DrawnPreview> {
	const chosen = JSON.stringify(choices);
	const last = drawings.get(preview);
	if (last?.chosen === chosen) {
		return last.drawn;
	}
	const { drawPreview } = await import("#draw-documents");
	const drawn = { html: await drawPreview(preview, choices), data: inScript(preview) };
	drawings.set(preview, { chosen, drawn });
	return drawn;
}

type PropertyParts = {
	/** Null for who has a session, and may read more than is drawn for everybody. */
	readonly drawing: Promise<DrawnPreview | null> | null;
	/** Address of the call that the screen makes where nothing was drawn. */
	readonly call: string;
	readonly base: string;
};

/** Draws the answers into the shape of a preview; without them names the shape after its postcode, for the moment until the browser draws it. */
export function writeProperty(
	rewriter: HTMLRewriter,
	property: PropertyPage,
	{ drawing, call, base }: PropertyParts,
): void {
	rewriter.on(`[${DRAWN_POSTCODE}]`, {
		element(element) {
			element.setInnerContent(property.postcode);
		},
	});
	// Where it lies is looked up once the link is followed: this page waits for no table.
	rewriter.on(`[${DRAWN_COUNCIL}]`, {
		element(element) {
			element.setAttribute("href", areasPath(property.postcode));
		},
	});
	rewriter.on(`[${DRAWN_PREVIEW}]`, {
		// What stands before it is on its way meanwhile.
		async element(element) {
			const drawn = await drawing;
			if (drawn) {
				element.setInnerContent(drawn.html, { html: true });
			}
			element.after(
				drawn
					? `<script type="application/json" id="${PREVIEW_ELEMENT}">${drawn.data}</script>`
					: preloadLink(call),
				{ html: true },
			);
		},
	});
	nameDocument(rewriter, property, base);
	writeStructuredData(rewriter, structuredData(property, base));
}

/** Has the browser fetch what the screen will ask for while the screen's code is on its way. */
export function preloadLink(call: string): string {
	return `<link rel="preload" as="fetch" crossorigin="anonymous" href="${escapeMarkup(call)}">`;
}

/** The call that the screen will make first, letter for letter with what the visitor stated, so that the screen takes this answer and asks no second time. */
export function previewCall(c: Context<AppEnv>, { compact }: PropertyPage): string {
	const query = new URLSearchParams(choicesOf(c)).toString();
	return `/api/property/preview/${compact}${query === "" ? "" : `?${query}`}`;
}

function choicesOf(c: Context<AppEnv>): Choices {
	return readChoices(new URL(c.req.url).searchParams);
}

import { type ScreenName, screenAt } from "../base/screens.ts";
import { type PublicPageName, publicPages, samplePage } from "./public-pages.ts";

/** Documents in a build: each public page, the shapes of a preview, a report and the sample, the page for "not found", and the frame of every other screen. */
export type PrerenderedPage =
	| PublicPageName
	| "property"
	| "areas"
	| "area"
	| "report"
	| "sample"
	| "notFound"
	| "surroundings";

/** Which file is sent for a path. */
export function prerenderedPageFor(path: string): PrerenderedPage {
	const screen = screenAt(path);
	if (screen === null) {
		return "notFound";
	}
	if (path === samplePage.path) {
		return "sample";
	}
	if (screen === "property" || screen === "report" || screen === "areas" || screen === "area") {
		return screen;
	}
	return isPublicPage(screen) ? screen : "surroundings";
}

/** Whether a page is the same for everyone. */
export function isPublicPage(page: ScreenName | PrerenderedPage): page is PublicPageName {
	return page in publicPages;
}

/** The file's name below the root of a build, without its ending. */
export function drawnFile(page: PrerenderedPage): string {
	return page === "home" ? "index" : `drawn/${page}`;
}

import { type ScreenName, screenAt } from "../base/screens.ts";
import { type PublicPageName, publicPages, samplePage } from "./public-pages.ts";

/**
 * Documents in a build: each public page, the shapes of a preview, a report and the sample, the page for "not found", and the frame of every other screen. That of
 * signing in names its code too, because strangers begin there.
 */
export type PrerenderedPage =
	| PublicPageName
	| "property"
	| "areas"
	| "area"
	| "report"
	| "sample"
	| "auth"
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
	return isPublicPage(screen) || isNamed(screen) ? screen : "surroundings";
}

const named = ["property", "report", "areas", "area", "auth"] as const;

/** Whether a screen that is not the same for everyone has a document of its own. */
function isNamed(screen: ScreenName): screen is (typeof named)[number] {
	return named.some((each) => each === screen);
}

/** Whether a page is the same for everyone. */
export function isPublicPage(page: ScreenName | PrerenderedPage): page is PublicPageName {
	return page in publicPages;
}

/** The file's name below the root of a build, without its ending. */
export function drawnFile(page: PrerenderedPage): string {
	return page === "home" ? "index" : `drawn/${page}`;
}

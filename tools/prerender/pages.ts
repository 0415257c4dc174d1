import { screens } from "#domain/base/screens.ts";
import type { PrerenderedPage } from "#domain/site/drawn-pages.ts";
import {
	type PublicPage,
	type PublicPageName,
	publicPages,
	samplePage,
} from "#domain/site/public-pages.ts";

/** A document that a build holds. */
export type Page = {
	/** Where it is drawn; null for what surrounds any screen. */
	readonly drawnAt: string | null;
	/** The module of its screen, whose code and styles are fetched along with it. */
	readonly module: string | null;
	/** Modules that are drawn along: their code comes when it is wanted, their styles with the document. */
	readonly drawnAlong?: readonly string[];
	/** Modules that its screen fetches by itself, once the page has been drawn. */
	readonly later?: readonly string[];
	/** Title and description for search engines; null where there are none, or the Worker writes them. */
	readonly publicPage: PublicPage | null;
	/** Whether the browser takes over what was drawn. The drawing then has to match what the browser would draw. */
	readonly isHydrated: boolean;
};

/** Where a build says which scripts and styles each page loads before anything is pressed. */
export const LOADED_FILE = "loaded.json";

/** Modules that every page fetches by itself, once it has been drawn. */
export const fetchedByAll = ["/app/footer-body.tsx", "/cookie-banner/cookie-keeper.tsx"] as const;

const moduleOf = (screen: string) =>
	`/screens/${screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`;

const everyones = Object.entries(publicPages).map(([name, page]): [string, Page] => [
	name,
	{
		drawnAt: page.path,
		module: moduleOf(name),
		publicPage: page,
		drawnAlong: page.path === screens.documentation ? ["/documentation/worked-sums.tsx"] : [],
		// What it says of the plans depends on the visitor.
		isHydrated: page.path !== screens.subscription,
	},
]);

export const pages: Readonly<Record<PrerenderedPage, Page>> = {
	...(Object.fromEntries(everyones) as Record<PublicPageName, Page>),
	// Of no postcode yet, so the browser draws its own over it.
	property: {
		drawnAt: screens.property,
		module: moduleOf("property"),
		publicPage: null,
		isHydrated: false,
	},
	// Of no council yet: the Worker draws one into its place, which the browser leaves as it is.
	areas: {
		drawnAt: screens.areas,
		module: moduleOf("areas"),
		publicPage: null,
		isHydrated: true,
	},
	area: {
		drawnAt: screens.area,
		module: moduleOf("area"),
		publicPage: null,
		isHydrated: true,
	},
	// Of no report yet.
	report: {
		drawnAt: screens.report,
		module: moduleOf("report"),
		later: ["/roi/roi-figures.tsx"],
		publicPage: null,
		isHydrated: false,
	},
	// Made again each day, so the browser draws today's over what is settled of it.
	sample: {
		drawnAt: samplePage.path,
		module: moduleOf("report"),
		publicPage: samplePage,
		isHydrated: false,
	},
	notFound: {
		drawnAt: "/not-found",
		module: moduleOf("notFound"),
		publicPage: null,
		isHydrated: true,
	},
	auth: { drawnAt: null, module: moduleOf("auth"), publicPage: null, isHydrated: false },
	surroundings: { drawnAt: null, module: null, publicPage: null, isHydrated: false },
};

import { APP_NAME, tabTitle } from "#domain/base/product.ts";
import type { PublicPage } from "#domain/site/public-pages.ts";
import { structuredData } from "#domain/site/structured-data.ts";
import { inScript } from "#domain/telling/document-marks.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";
import type { ScreenFiles } from "./screen-files.ts";

type Parts = {
	/** Null for a page whose head the Worker writes, or that has none of its own. */
	readonly publicPage: PublicPage | null;
	readonly html: string;
	/** The screen the browser may take over; null where it has to draw its own. */
	readonly screen: string | null;
	/** Address of the font, which the browser would otherwise discover only once the styles are there. */
	readonly font: string;
} & ScreenFiles;

/**
 * Puts a drawn screen into the document of a build. Addresses of the product are left without its origin, which the Worker knows.
 * @throws Error when the document is not of the shape that `web/index.html` has
 */
export function composePage(
	template: string,
	{ publicPage, html, screen, font, scripts, styles }: Parts,
): string {
	const root = screen === null ? `<div id="root">` : `<div id="root" data-screen="${screen}">`;
	const missing = (file: string) => !template.includes(`"${file}"`);
	const head = [
		`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
		...(publicPage ? headOf(publicPage) : []),
		...styles.filter(missing).map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
		...scripts
			.filter(missing)
			.map((href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`),
	];
	// Styles and letters go first: they show what is drawn, and scripts weigh ten times as much.
	let page = template.replace(
		'<script type="module" ',
		'<script type="module" fetchpriority="low" ',
	);
	page = replaced(page, `<div id="root"></div>`, `${root}${html}</div>`);
	page = replaced(page, "</head>", `${head.join("\n")}\n</head>`);
	if (publicPage?.picture) {
		page = replaced(page, 'content="/og.png"', `content="${publicPage.picture}"`);
		page = replaced(
			page,
			/property="og:image:alt"\s+content="[^"]*"/,
			`property="og:image:alt" content="${escapeMarkup(tabTitle(publicPage.title))}"`,
		);
	}
	if (publicPage) {
		page = replaced(
			page,
			/<title>[^<]*<\/title>/,
			`<title>${escapeMarkup(tabTitle(publicPage.title))}</title>`,
		);
		page = replaced(
			page,
			/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/,
			`<meta name="description" content="${escapeMarkup(publicPage.description)}">`,
		);
	}
	return page;
}

function headOf(page: PublicPage): string[] {
	return [
		`<link rel="canonical" href="${page.path}">`,
		`<meta property="og:url" content="${page.path}">`,
		`<meta property="og:title" content="${escapeMarkup(page.title ?? APP_NAME)}">`,
		`<meta property="og:description" content="${escapeMarkup(page.description)}">`,
		`<script type="application/ld+json">${inScript(structuredData(page, ""))}</script>`,
	];
}

/** The text with one thing in it replaced, which has to be there. */
function replaced(text: string, what: string | RegExp, by: string): string {
	const result = text.replace(what, () => by);
	if (result === text) {
		throw new Error(`the document has no ${what}`);
	}
	return result;
}

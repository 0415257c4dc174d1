import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildEnvironment, Plugin, Rolldown, ViteBuilder } from "vite";
import { APP_NAME } from "#domain/base/product.ts";
import { drawnFile, type PrerenderedPage } from "#domain/site/drawn-pages.ts";
import { escapeMarkup } from "#worker/platform/escape-markup.ts";
import { composePage } from "./compose-page.ts";
import { findUndressed } from "./find-undressed.ts";
import { fetchedByAll, LOADED_FILE, type Page, pages } from "./pages.ts";
import { type ScreenFiles, screenFiles } from "./screen-files.ts";

type Drawn = { screen: string | null; html: string };

/** What web/src/draw.tsx exports, which only a build can read. */
type Drawing = {
	drawScreen: (path: string) => Promise<Drawn>;
	drawSurroundings: () => Promise<Drawn>;
};

/** What a build of the browser's code says for the documents. */
type Built = {
	readonly files: ReadonlyMap<PrerenderedPage, ReturnType<typeof filesOf>>;
	readonly font: string;
};

/**
 * Draws the public pages while the product is built, each into a document of its own: readers without scripts and search engines see the
 * text, everyone sees it at once, and the browser takes over from there.
 */
export function prerender(): Plugin {
	let built: Built = { files: new Map(), font: "" };
	return {
		name: "prerender",
		apply: "build",
		// One for all builds: what the browser gets is what the drawing names.
		sharedDuringBuild: true,
		config: (_, { mode }) => ({
			environments: {
				drawing: {
					consumer: "server",
					build: {
						outDir: `../dist/${mode}/drawing`,
						copyPublicDir: false,
						rolldownOptions: { input: "src/draw.tsx" },
					},
				},
			},
		}),
		// Read at once: the builder takes the bundle apart when it is done.
		writeBundle(_, bundle) {
			if (this.environment.name === "client") {
				built = {
					files: new Map(eachPage.map(([name, page]) => [name, filesOf(bundle, page)])),
					font: fontIn(bundle),
				};
			}
		},
		buildApp: { order: "post", handler: (builder) => drawPages(builder, built) },
	};
}

/** What a page's document names, and what the page fetches besides. */
function filesOf(bundle: Rolldown.OutputBundle, { module, drawnAlong = [], later = [] }: Page) {
	const screen = module === null ? [] : [module];
	return {
		named: {
			scripts: screenFiles(bundle, screen).scripts,
			styles: screenFiles(bundle, [...screen, ...drawnAlong]).styles,
		},
		later: screenFiles(bundle, [...fetchedByAll, ...later]),
	};
}

/** @throws Error when the build holds no letters, or more than one file of them */
function fontIn(bundle: Rolldown.OutputBundle): string {
	const [font, ...others] = Object.keys(bundle).filter((name) => name.endsWith(".woff2"));
	if (!font || others.length > 0) {
		throw new Error(`the build holds ${others.length + (font ? 1 : 0)} fonts instead of one`);
	}
	return `/${font}`;
}

const eachPage = Object.entries(pages) as [PrerenderedPage, Page][];

async function drawPages(builder: ViteBuilder, { files, font }: Built): Promise<void> {
	const { drawing, client } = builder.environments;
	if (!drawing || !client) {
		throw new Error("there is nothing to draw with");
	}
	await builder.build(drawing);
	const drawn = folderOf(drawing);
	const pencil: Drawing = await import(pathToFileURL(path.join(drawn, "draw.js")).href);
	const out = folderOf(client);
	const template = await readFile(path.join(out, "index.html"), "utf8");
	await mkdir(path.join(out, "drawn"), { recursive: true });
	const loaded: Record<string, readonly string[]> = {};
	for (const [name, page] of eachPage) {
		const { screen, html } = await drawPage(pencil, page);
		const { named = none, later = none } = files.get(name) ?? {};
		const document = composePage(template, {
			publicPage: page.publicPage,
			html,
			screen: page.isHydrated ? screen : null,
			font,
			...named,
		});
		await refuseUndressed(document, out, name);
		loaded[name] = [
			...new Set([...namedIn(document), ...later.styles, ...later.scripts]),
		].toSorted();
		await writeFile(path.join(out, `${drawnFile(name)}.html`), document);
	}
	// Beside what is served: the size gate weighs it.
	await writeFile(path.join(out, "..", LOADED_FILE), JSON.stringify(loaded, null, "\t"));
	await rm(drawn, { recursive: true });
}

const none: ScreenFiles = { scripts: [], styles: [] };

/** Scripts and styles that a document names. */
function namedIn(document: string): string[] {
	return [...document.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
		([, address = ""]) => address,
	);
}

/** @throws Error when a document that shows without scripts lacks styles of what is drawn in it */
async function refuseUndressed(
	document: string,
	out: string,
	name: PrerenderedPage,
): Promise<void> {
	const sheets = namedIn(document).filter((address) => address.endsWith(".css"));
	const styles = await Promise.all(
		sheets.map((address) => readFile(path.join(out, address), "utf8")),
	);
	const undressed = findUndressed(document, styles.join("\n"));
	if (undressed.length > 0) {
		throw new Error(`the document ${name} lacks the styles of ${undressed.join(", ")}`);
	}
}

function drawPage(pencil: Drawing, { drawnAt }: Page): Promise<Drawn> {
	return drawnAt === null ? pencil.drawSurroundings() : pencil.drawScreen(drawnAt);
}

function folderOf({ config }: BuildEnvironment): string {
	return path.resolve(config.root, config.build.outDir);
}

/** Placeholder of the product's name in `web/index.html`. */
const PLACE = "{{product}}";

/** Writes the product's name into the document, on the development server and in builds. */
export function nameProduct(): Plugin {
	return {
		name: "name-product",
		transformIndexHtml: (html) => html.replaceAll(PLACE, escapeMarkup(APP_NAME)),
	};
}

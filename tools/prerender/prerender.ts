import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildEnvironment, Plugin, ViteBuilder } from "vite";
import { type DrawnPage, drawnFile } from "#domain/drawn-pages.ts";
import { APP_NAME } from "#domain/product.ts";
import { composePage, escapeHtml } from "./compose-page.ts";
import { type Page, pages } from "./pages.ts";
import { screenScripts } from "./screen-scripts.ts";

type Drawn = { screen: string | null; html: string };

/** What web/src/draw.tsx exports, which only a build can read. */
type Drawing = {
	drawScreen: (path: string) => Promise<Drawn>;
	drawSurroundings: () => Promise<Drawn>;
};

/** Addresses of a screen's scripts by its module. */
type Scripts = ReadonlyMap<string, readonly string[]>;

/**
 * Draws the public pages while the product is built, each into a document of its own: readers without scripts and search engines see the
 * text, everyone sees it at once, and the browser takes over from there.
 */
export function prerender(): Plugin {
	let scripts: Scripts = new Map();
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
				const modules = Object.values(pages).flatMap(({ module }) => module ?? []);
				scripts = new Map(modules.map((module) => [module, screenScripts(bundle, module)]));
			}
		},
		buildApp: { order: "post", handler: (builder) => drawPages(builder, scripts) },
	};
}

async function drawPages(builder: ViteBuilder, scripts: Scripts): Promise<void> {
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
	for (const [name, page] of Object.entries(pages) as [DrawnPage, Page][]) {
		const { screen, html } = await drawPage(pencil, page);
		const document = composePage(template, {
			publicPage: page.publicPage,
			html,
			screen: page.isHydrated ? screen : null,
			scripts: (page.module !== null && scripts.get(page.module)) || [],
		});
		await writeFile(path.join(out, `${drawnFile(name)}.html`), document);
	}
	await rm(drawn, { recursive: true });
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
		transformIndexHtml: (html) => html.replaceAll(PLACE, escapeHtml(APP_NAME)),
	};
}

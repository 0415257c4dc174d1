import type { Rolldown } from "vite";
import { fetchedByAll } from "../prerender/pages.ts";

type Graph = Pick<Rolldown.ModuleInfo, "importers" | "dynamicImporters">;

/** Libraries, and the parsing of typed amounts, each in a file of its own for the parts of several screens that need it. */
const libraries = {
	forms: /node_modules\/react-hook-form\/|web\/src\/lib\/use-(form-call|dialog-form)\./,
	radix: /node_modules\/(@radix-ui|radix-ui)\/|web\/src\/ui\/tabs\./,
	amounts: /domain\/subjects\/listing\/(typed-amount|listed-amount|let-in-part)\./,
	payment: /node_modules\/(@stripe|prop-types)\/|web\/src\/payment\/(payment-|provider-)/,
} as const;

/** Where most visitors begin: it fetches nothing that it does not show. */
const LANDING = /\/landing-screen\.tsx$/;

/**
 * Screens grouped by purpose: those of one group share most of their code. `money` holds the calculators,
 * wherever they are opened. The panel, and anything else fetched on a press, belong to no group.
 */
const purposes = {
	home: /\/home-screen\.tsx$/,
	preview: /\/property-screen\.tsx$/,
	report: /\/(report|shared-report|report-comparison)-screen\.tsx$/,
	money: /\/(roi-figures|quick-roi|worked-sums)\.tsx$/,
	councils: /\/areas?-screen\.tsx$/,
	method: /\/documentation-screen\.tsx$/,
	texts: /\/(register|subscription|[a-z]+-policy|terms-of-service|data-protection)-screen\.tsx$/,
	account:
		/\/(auth|account|my-reports|checkout(-success)?|subscription-(checkout|success)|(forgot|reset)-password|verify-email)-screen\.tsx$/,
} as const;

/**
 * Pairs of purposes that share much code and so get a file of their own. Other pairs share
 * little, which goes into the common file: each extra file costs a round trip to the server.
 */
const close: readonly string[] = ["home-preview", "preview-report", "report-method"];

/**
 * Names the files that the browser's code is split into, so that people can read the names and a page fetches few files and little that it does not show.
 * `product` and `foot`: code of every screen. `start`: also shown by the landing page. `kit`: shared by several purposes. Code of one purpose, or of two
 * close ones, is named after them. A screen, a tab of the panel and anything else imported on demand has a file of its own, named after its module. Styles
 * follow their components. Measured in docs/decisions/011-the-public-face.md.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
	{ name: "product", tags: ["$initial"], priority: 2 },
	{
		name: (module, graph) => fileOf(module, (each) => graph.getModuleInfo(each)),
		debugName: "by purpose",
		minShareCount: 2,
		priority: 1,
		// A module is needed wherever its importer is, so its file serves at least the same purposes and no import cycle arises.
		includeDependenciesRecursively: false,
	},
];

/** Returns the name of the file for a module that several others need; null leaves the choice to the bundler. */
export function fileOf(module: string, read: (module: string) => Graph | null): string | null {
	for (const [name, test] of Object.entries(libraries)) {
		if (test.test(module)) {
			return name;
		}
	}
	if (module.includes("/node_modules/")) {
		return null;
	}
	const openings = openingsOf(module, read);
	const isOf = (test: RegExp) => openings.some((opening) => test.test(opening));
	if (openings.some((opening) => fetchedByAll.some((each) => opening.endsWith(each)))) {
		return "foot";
	}
	const found = Object.entries(purposes).flatMap(([name, test]) => (isOf(test) ? [name] : []));
	if (isOf(LANDING) && found.length > 0) {
		return "start";
	}
	// `money` is opened late, so sharing code with it does not make a module common.
	const early = found.filter((name) => name !== "money");
	const name = (early.length === 1 ? found : early).join("-") || found.join("-");
	return early.length < 2 || close.includes(name) ? name || null : "kit";
}

/** The modules, imported when they are needed, that bring a module along. */
function openingsOf(module: string, read: (module: string) => Graph | null): readonly string[] {
	const seen = new Set([module]);
	for (const each of seen) {
		for (const importer of read(each)?.importers ?? []) {
			seen.add(importer);
		}
	}
	return [...seen].filter((each) => (read(each)?.dynamicImporters.length ?? 0) > 0);
}

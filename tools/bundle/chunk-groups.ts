import type { Rolldown } from "vite";
import { fetchedByAll } from "../prerender/pages.ts";

type Graph = Pick<Rolldown.ModuleInfo, "importers" | "dynamicImporters">;

/** What a library, or the reading of what people type, brings along by itself, for the parts of several screens that cannot do without it. */
const libraries = {
	forms: /node_modules\/react-hook-form\/|web\/src\/lib\/use-(form-call|dialog-form)\./,
	radix: /node_modules\/(@radix-ui|radix-ui)\/|web\/src\/ui\/tabs\./,
	amounts: /domain\/subjects\/listing\/(typed-amount|listed-amount|let-in-part)\./,
	payment: /node_modules\/(@stripe|prop-types)\/|web\/src\/payment\/(payment-|provider-)/,
} as const;

/** Where most visitors begin: it fetches nothing that it does not show. */
const LANDING = /\/landing-screen\.tsx$/;

/** Screens that are opened for the same purpose, and so share most of their code; and sums with money, wherever they are opened. The panel, and what else is fetched by a press, belong to none. */
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

/** Two purposes that share a good deal. What any other two share is little: it is common too, for a file of its own costs a journey to the server. */
const close: readonly string[] = ["home-preview", "preview-report", "report-method"];

/**
 * Names of the files that the browser's code is put into, so that a person can read them, and a page asks for few and little that it does not show: what every
 * screen needs (`product`, `foot`), what the landing page shows too (`start`), what several purposes share (`kit`), and what one does, or two that are close, named after them. A
 * screen, a tab of the panel and whatever else is imported when it is needed has a file of its own, named after its module. Styles go where their
 * components go. Measured in docs/decisions/011-the-public-face.md.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
	{ name: "product", tags: ["$initial"], priority: 2 },
	{
		name: (module, graph) => fileOf(module, (each) => graph.getModuleInfo(each)),
		debugName: "by purpose",
		minShareCount: 2,
		priority: 1,
		// What a module imports is needed wherever it is: it has a file of more purposes, and no circle comes about.
		includeDependenciesRecursively: false,
	},
];

/** The file of a module that several others need; null where the bundler is to choose. */
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
	// Opened late, so it is not what makes a thing common.
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

import path from "node:path";

/** A file and the files that it imports. */
export type Module = { readonly source: string; readonly imports: readonly string[] };

/** Files that import the whole product: importing one of them says nothing of what a test covers. */
const everything = [
	"worker/app.ts",
	"worker/index.ts",
	"worker/features/admin/admin-routes.ts",
	"web/src/app/routes.tsx",
	"web/src/app/own-routes.ts",
	"web/src/app/public-routes.ts",
	"web/src/draw.tsx",
];

/**
 * Returns the tests that a change touches, sorted: changed tests, tests in the folders of changed files,
 * tests that import a changed file directly or indirectly (but not by way of the whole product), and
 * tests of the screens that show it. A screen's tests open it by its address, so no import leads to them.
 */
export function affectedTests(modules: readonly Module[], changed: readonly string[]): string[] {
	const reached = reachedFrom(modules, changed);
	const shown = reachedFrom(
		modules,
		changed.filter((file) => file.startsWith("web/")),
	);
	const folders = new Set(changed.map((file) => path.posix.dirname(file)));
	return modules
		.map(({ source }) => source)
		.filter((source) => isTest(source))
		.filter(
			(source) =>
				reached.has(source) ||
				folders.has(path.posix.dirname(source)) ||
				shown.has(source.replace(".test.", ".")),
		)
		.toSorted();
}

/** Returns what a change reaches: itself, and what imports it, however far apart, unless by way of the whole product. */
export function reachedFrom(modules: readonly Module[], changed: readonly string[]): Set<string> {
	const importers = Map.groupBy(
		modules.flatMap(({ source, imports }) => imports.map((imported) => ({ source, imported }))),
		({ imported }) => imported,
	);
	const reached = new Set(changed);
	for (const file of reached) {
		if (!everything.includes(file)) {
			for (const { source } of importers.get(file) ?? []) {
				reached.add(source);
			}
		}
	}
	return reached;
}

function isTest(file: string): boolean {
	return /\.test\.tsx?$/.test(file);
}

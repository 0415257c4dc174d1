import path from "node:path";

/** A file of the browser's code: a component or a style sheet, by its path in the project. */
export type WebFile = { readonly file: string; readonly text: string };

const SHEET = /\.module\.css$/;
const COMMENT = /\/\*.*?\*\//gs;
const PRELUDE = /([^{};]*)\{/g;
const CLASS = /\.([A-Za-z_][\w-]*)/g;
const IMPORT = /import (\w+) from "([^"]*\.module\.css)"/g;

/** Classes that a component takes from a style sheet that does not define them, and classes that no component takes, in words. */
export function findStrayClasses(files: readonly WebFile[]): string[] {
	const taken = Map.groupBy(
		files.filter(({ file }) => /\.tsx?$/.test(file)).flatMap(classesTaken),
		({ sheet }) => sheet,
	);
	return files
		.filter(({ file }) => SHEET.test(file))
		.flatMap(({ file, text }) => {
			const defined = classesDefined(text);
			const used = new Set((taken.get(file) ?? []).map(({ name }) => name));
			return [
				...[...used.difference(defined)].map((name) => `${file} does not define "${name}"`),
				...[...defined.difference(used)].map((name) => `${file}: nobody uses "${name}"`),
			];
		});
}

/** Returns the classes in the selectors of a style sheet. */
function classesDefined(sheet: string): Set<string> {
	const preludes = [...sheet.replace(COMMENT, "").matchAll(PRELUDE)].map(([, text = ""]) => text);
	return new Set(
		preludes
			.filter((text) => !text.trim().startsWith("@"))
			.flatMap((text) => [...text.matchAll(CLASS)].map(([, name = ""]) => name)),
	);
}

/** Returns the classes that a file takes from the style sheets that it imports: every text within the brackets counts. */
function classesTaken({ file, text }: WebFile): { sheet: string; name: string }[] {
	return [...text.matchAll(IMPORT)].flatMap(([, variable, address = ""]) => {
		const sheet = address.startsWith("#web/")
			? address.replace("#web/", "web/src/")
			: path.posix.join(path.posix.dirname(file), address);
		const inBrackets = [...text.matchAll(new RegExp(`\\b${variable}\\[([^\\]]*)\\]`, "g"))];
		const names = [
			...inBrackets.flatMap(([, key = ""]) => [...key.matchAll(/"([^"]*)"/g)]),
			...text.matchAll(new RegExp(`(?<!["/.\\w-])${variable}\\.(\\w+)`, "g")),
		];
		return names.map(([, name = ""]) => ({ sheet, name }));
	});
}

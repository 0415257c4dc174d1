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
				...[...used]
					.filter((name) => !defined.has(name))
					.map((name) => `${file} does not define "${name}"`),
				...[...defined]
					.filter((name) => !used.has(name))
					.map((name) => `${file}: nobody uses "${name}"`),
			];
		});
}

/** Widths of a window, in rem, from which on a screen may be laid out otherwise: a large phone, a small and a large tablet, a laptop, a desk. */
const breakpoints = { phone: 30, small: 40, tablet: 48, laptop: 64, desk: 80 } as const;

const QUERY = /\((min|max)-width: ([\d.]+)(r?em|px)\)/g;
/** What a box asks of its container is its own affair. */
const OF_CONTAINER = /@container[^{]*/g;

/** Widths that style sheets and components ask a window for, and that are none of the breakpoints, in words. What ends below one ends a hundredth before it. */
export function findStrayWidths(files: readonly WebFile[]): string[] {
	const allowed = new Set(
		Object.values(breakpoints).flatMap((width) => [
			`(min-width: ${width}rem)`,
			`(max-width: ${width - 0.01}rem)`,
		]),
	);
	return files.flatMap(({ file, text }) =>
		[...text.replace(OF_CONTAINER, "").matchAll(QUERY)]
			.filter(([query]) => !allowed.has(query))
			.map(([query]) => `${file}: ${query} is no breakpoint`),
	);
}

const LITERAL = /\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})|\bcomposes: ([^;]*) from global;/g;
/** A class of a style sheet among those that are named outright. */
const OF_SHEET = /\$\{[^}]*\}/g;

/**
 * Returns in words the classes that components name outright, or style sheets compose,
 * though the sheet of primitives does not define them, and the primitives that nothing uses.
 */
export function findStrayPrimitives(sheet: string, users: readonly WebFile[]): string[] {
	const defined = classesDefined(sheet);
	const named = users.flatMap(({ file, text }) =>
		[...text.matchAll(LITERAL)].flatMap(([, alone = "", mixed = "", composed = ""]) =>
			(alone || composed || mixed.replace(OF_SHEET, "").trim())
				.split(/\s+/)
				.filter((name) => name !== "")
				.map((name) => ({ file, name })),
		),
	);
	const used = new Set(named.map(({ name }) => name));
	return [
		...named
			.filter(({ name }) => !defined.has(name))
			.map(({ file, name }) => `${file}: "${name}" is no primitive`),
		...[...defined].filter((name) => !used.has(name)).map((name) => `nobody uses "${name}"`),
	];
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

import path from "node:path";
import { gzipSync } from "node:zlib";
import type { PrerenderedPage } from "#domain/site/drawn-pages.ts";
import { LOADED_FILE } from "../prerender/pages.ts";
import type { BuildFile } from "./build-files.ts";

/** Thousands of bytes, gzipped. Source: the speed goals in docs/decisions/002-gates.md. */
const budget = { chunk: 30, worker: 335, workerLater: 685 };

/** Where the Worker starts, and all of its code. */
const WORKER = "lettable/index.js";
const WORKER_CODE = /^lettable\/.*\.js$/;

/** The script that every page loads first. */
const ENTRY = /^client\/assets\/product-[^/]*\.js$/;
const ENTRY_BUDGET = 125;

/** The same for the scripts and styles that a page loads before anything is pressed. */
const pageBudget: Readonly<Record<PrerenderedPage, number>> = {
	landing: 153,
	home: 208,
	property: 208,
	sample: 218,
	report: 260,
	areas: 179,
	area: 178,
	documentation: 225,
	register: 181,
	apiReference: 182,
	subscription: 179,
	termsOfService: 185,
	privacyPolicy: 184,
	cookiePolicy: 180,
	dataProtection: 180,
	accessibility: 179,
	notFound: 142,
	auth: 214,
	surroundings: 142,
};

/** One thing that is weighed, in thousands of bytes, gzipped. */
export type BundleSize = {
	readonly what: string;
	readonly kilobytes: number;
	readonly limit: number;
};

/** What a build weighs: what each page loads, each script by itself, the Worker. Empty where the build does not say what its pages load. */
export function weights(files: readonly BuildFile[]): BundleSize[] {
	const loaded = files.find(({ name }) => name === LOADED_FILE);
	if (!loaded) {
		return [];
	}
	const pages: Partial<Record<string, string[]>> = JSON.parse(loaded.bytes.toString());
	const sizes = new Map(files.map(({ name, bytes }) => [name, gzipSync(bytes).length / 1000]));
	const sum = (names: readonly string[]) =>
		names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
	const named = (test: RegExp) => [...sizes.keys()].filter((name) => test.test(name));
	const starting = startingFiles(files, WORKER);
	const scripts = named(/^client\/.*\.js$/).filter((name) => !ENTRY.test(name));
	return [
		...Object.entries(pageBudget).map(([page, limit]) => ({
			what: `Scripts and styles of ${page}`,
			kilobytes: sum((pages[page] ?? []).map((address) => `client${address}`)),
			limit,
		})),
		{ what: "The first script", kilobytes: sum(named(ENTRY)), limit: ENTRY_BUDGET },
		...scripts.map((name) => ({ what: name, kilobytes: sum([name]), limit: budget.chunk })),
		{ what: "The Worker", kilobytes: sum([...starting]), limit: budget.worker },
		{
			what: "What the Worker loads when it is needed",
			kilobytes: sum(named(WORKER_CODE).filter((name) => !starting.has(name))),
			limit: budget.workerLater,
		},
	];
}

/** The files that a script cannot start without: itself, and what it and these import by name. */
function startingFiles(files: readonly BuildFile[], entry: string): ReadonlySet<string> {
	const starting = new Set([entry]);
	for (const name of starting) {
		const code = files.find((file) => file.name === name)?.bytes.toString() ?? "";
		for (const [, address = ""] of code.matchAll(/\b(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
			starting.add(path.posix.join(path.posix.dirname(name), address));
		}
	}
	return starting;
}

/** What of a build is over its budget, or missing, in words. */
export function findOverweight(files: readonly BuildFile[]): string[] {
	const weighed = weights(files);
	if (weighed.length === 0) {
		return [`There is no ${LOADED_FILE} to weigh by.`];
	}
	return weighed.flatMap(({ what, kilobytes, limit }) => {
		if (kilobytes === 0) {
			return [`${what}: nothing to weigh.`];
		}
		return kilobytes > limit ? [`${what}: ${kilobytes.toFixed(1)} kB gzip, over ${limit} kB.`] : [];
	});
}

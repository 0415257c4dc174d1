import { gzipSync } from "node:zlib";
import type { BuildFile } from "./build-files.ts";

/** Thousands of bytes, gzipped. Source: the speed goals in docs/decisions/002-gates.md. */
const budget = { entry: 125, chunk: 30, worker: 750 };

/** The document that loads what every screen needs and nothing of any one. */
const ENTRY = "client/drawn/surroundings.html";

/** One thing that is weighed, in thousands of bytes, gzipped. */
export type Weight = { readonly what: string; readonly kilobytes: number; readonly limit: number };

/** What a build weighs: the scripts its document loads, each lazy chunk, the Worker. */
export function weights(files: readonly BuildFile[]): Weight[] {
	const document = files.find(({ name }) => name === ENTRY);
	const scripts = files.filter(({ name }) => /^client\/.*\.js$/.test(name));
	const first = scripts.filter(({ name }) =>
		document?.bytes.includes(name.replace("client/", "/")),
	);
	const lazy = scripts.filter((file) => !first.includes(file));
	const worker = files.filter(({ name }) => /^lettable\/.*\.js$/.test(name));
	return [
		weigh("The scripts that the document loads", first, budget.entry),
		...lazy.map((file) => weigh(file.name, [file], budget.chunk)),
		weigh("The Worker", worker, budget.worker),
	];
}

/** What of a build is over its budget, or missing, in words. */
export function findOverweight(files: readonly BuildFile[]): string[] {
	if (!files.some(({ name }) => name === ENTRY)) {
		return [`There is no ${ENTRY} to weigh.`];
	}
	return weights(files).flatMap(({ what, kilobytes, limit }) => {
		if (kilobytes === 0) {
			return [`${what}: nothing to weigh.`];
		}
		return kilobytes > limit ? [`${what}: ${kilobytes.toFixed(1)} kB gzip, over ${limit} kB.`] : [];
	});
}

function weigh(what: string, files: readonly BuildFile[], limit: number): Weight {
	const bytes = files.reduce((sum, file) => sum + gzipSync(file.bytes).length, 0);
	return { what, kilobytes: bytes / 1000, limit };
}

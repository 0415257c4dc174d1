import { runOnFiles } from "#datasets/commands/run-command.ts";
import { readImportGraph } from "../gates/import-graph.ts";
import { findUntidy, houseFiles, measureHouse } from "./measure-house.ts";
import { privateWordsIn } from "./private-words.ts";

/** Prints how large the house is, what of its style bar does not hold, and where its private words stand. */
async function main(): Promise<void> {
	const files = houseFiles();
	const measures = measureHouse(files);
	const { summary } = await readImportGraph();
	const cycles = summary.violations.filter(({ rule }) => rule.name === "no-cycles").length;
	const { largest, small } = measures;
	const rows: readonly (readonly [string, string | number])[] = [
		["files", measures.files],
		["lines", measures.lines],
		["files of 20 lines or fewer", `${small} (${((100 * small) / measures.files).toFixed(1)} %)`],
		["lines of the file in the middle", measures.median],
		["largest file", `${largest.lines} (${largest.file})`],
		["folders in worker/", measures.workerRooms],
		["imports in a circle, of types too", cycles],
		["private words", measures.words],
	];
	for (const [name, value] of rows) {
		console.info(`${name.padEnd(36)}${value}`);
	}
	for (const untidy of findUntidy(measures)) {
		console.info(`! ${untidy}`);
	}
	for (const { file, text } of files) {
		const words = new Set(privateWordsIn(file, text));
		if (words.size > 0) {
			console.info(`${file}: ${[...words].join(", ")}`);
		}
	}
}

await runOnFiles({ count: 0, usage: "npm run house" }, main);

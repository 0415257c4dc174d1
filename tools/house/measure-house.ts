import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../dev/project.ts";
import { privateWordsIn } from "./private-words.ts";

/** A file of the house: code that is neither a test, nor a journey, nor a declaration alone, nor a package that other projects could use. */
type HouseFile = { readonly file: string; readonly text: string };

const leftOut = /\.test\.tsx?$|\.d\.ts$|^(e2e|packages)\/|(^|\/)test\//;

/** Every file of the house that git knows, by its path in the project. */
export function houseFiles(): HouseFile[] {
	return execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], {
		cwd: root,
		encoding: "utf8",
	})
		.split("\n")
		.filter((file) => file !== "" && !leftOut.test(file) && existsSync(path.join(root, file)))
		.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

/** Lines of a file that is small: it needs several importers, or a test of its own. */
const SMALL = 20;

export type Measures = {
	readonly files: number;
	readonly lines: number;
	/** Files of 20 lines or fewer. */
	readonly small: number;
	/** Lines of the file in the middle. */
	readonly median: number;
	/** The longest file and its lines. */
	readonly largest: { readonly file: string; readonly lines: number };
	/** Folders in worker/, except the tests' own. */
	readonly workerRooms: number;
	/** Private words among the identifiers, each as often as it stands. */
	readonly words: number;
};

/** Measures the house as docs/architecture.md bounds it. */
export function measureHouse(files: readonly HouseFile[]): Measures {
	const lengths = files
		.map(({ file, text }) => ({ file, lines: text.split("\n").length - 1 }))
		.toSorted((a, b) => a.lines - b.lines);
	const rooms = files.flatMap(({ file }) => /^worker\/([^/]+)\//.exec(file)?.[1] ?? []);
	return {
		files: files.length,
		lines: lengths.reduce((sum, { lines }) => sum + lines, 0),
		small: lengths.filter(({ lines }) => lines <= SMALL).length,
		median: lengths[Math.floor(lengths.length / 2)]?.lines ?? 0,
		largest: lengths.at(-1) ?? { file: "", lines: 0 },
		workerRooms: new Set(rooms).size,
		words: files.reduce((sum, { file, text }) => sum + privateWordsIn(file, text).length, 0),
	};
}

/** Longest file, in lines, and largest share of small ones in percent. */
const MOST_LINES = 300;
const MOST_SMALL = 10;
const MEDIAN = { least: 30, most: 80 };

/** What of the style bar does not hold, in words. Source: docs/architecture.md. */
export function findUntidy({ largest, median, small, files }: Measures): string[] {
	const share = (100 * small) / files;
	return [
		...(largest.lines > MOST_LINES
			? [`${largest.file} has ${largest.lines} lines, more than ${MOST_LINES}`]
			: []),
		...(share > MOST_SMALL
			? [`${small} of ${files} files have ${SMALL} lines or fewer, more than ${MOST_SMALL} %`]
			: []),
		...(median < MEDIAN.least || median > MEDIAN.most
			? [`the file in the middle has ${median} lines, not ${MEDIAN.least} to ${MEDIAN.most}`]
			: []),
	];
}

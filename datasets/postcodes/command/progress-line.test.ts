import { expect, test } from "vitest";
import { progressLine } from "./progress-line.ts";

function shownOn({ isTTY }: { isTTY: boolean }, steps: readonly number[]): string {
	const written: string[] = [];
	const show = progressLine(
		{ isTTY, write: (text) => written.push(text) },
		{ label: "Importing", total: 2000 },
	);
	for (const done of steps) {
		show(done);
	}
	return written.join("");
}

test("a terminal sees one bar that grows, and a new line at the end", () => {
	expect(shownOn({ isTTY: true }, [500, 2000])).toBe(
		"\r[########......................] Importing 25%, 500 of 2,000" +
			"\r[##############################] Importing 100%, 2,000 of 2,000\n",
	);
});

test("a log gets a line for each tenth at most, and the last", () => {
	expect(shownOn({ isTTY: false }, [10, 100, 200, 210, 399, 410, 2000])).toBe(
		[
			"Importing 10%, 200 of 2,000",
			"Importing 20%, 410 of 2,000",
			"Importing 100%, 2,000 of 2,000",
			"",
		].join("\n"),
	);
});

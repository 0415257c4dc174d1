import { INTER_REGULAR } from "./fonts/inter-regular.ts";
import { INTER_SEMIBOLD } from "./fonts/inter-semibold.ts";
import { printable } from "./printable.ts";
import type { TextStyle, Weight } from "./style.ts";

type Widths = ReadonlyMap<string, number>;

/** Width of each character in ems. */
const widths: Readonly<Record<Weight, Widths>> = {
	regular: widthsOf(INTER_REGULAR),
	semibold: widthsOf(INTER_SEMIBOLD),
};

function widthsOf(font: { readonly unitsPerEm: number; readonly widths: string }): Widths {
	const numbers = font.widths.split(" ").map(Number);
	return new Map(
		[...printable].map((character, at) => [character, (numbers[at] ?? 0) / font.unitsPerEm]),
	);
}

/** Width of a line of printable text, in points. */
export function widthOf(text: string, { size, weight }: TextStyle): number {
	const ofCharacter = widths[weight];
	let ems = 0;
	for (const character of text) {
		ems += ofCharacter.get(character) ?? 0;
	}
	return ems * size;
}

/** Printable text in lines no wider than `width` points. A word wider than a line is broken where it must be. */
export function wrap(text: string, style: TextStyle, width: number): string[] {
	const lines: string[] = [];
	const gap = widthOf(" ", style);
	let line = "";
	let used = 0;
	for (const word of text.split(" ").filter((part) => part !== "")) {
		const needed = widthOf(word, style);
		if (line !== "" && used + gap + needed <= width) {
			line += ` ${word}`;
			used += gap + needed;
			continue;
		}
		if (line !== "") {
			lines.push(line);
		}
		const pieces = needed <= width ? [word] : broken(word, style, width);
		lines.push(...pieces.slice(0, -1));
		line = pieces.at(-1) ?? "";
		used = widthOf(line, style);
	}
	return line === "" ? lines : [...lines, line];
}

function broken(word: string, style: TextStyle, width: number): string[] {
	const pieces: string[] = [];
	let piece = "";
	for (const character of word) {
		if (piece !== "" && widthOf(piece + character, style) > width) {
			pieces.push(piece);
			piece = "";
		}
		piece += character;
	}
	return [...pieces, piece];
}

import type { Spot } from "../chart/chart.ts";

/*
 * How a sheet keeps lines and shapes: as text, for a report keeps them for years, and in JSON's own numbers a map of Birmingham would take three times as much.
 *
 * Lines: "12 30 4-1;0 0 7 2". The first point of each is told from the last of the line before, every other from the one before it, in whole units.
 * Shapes: "..,.;3." A shape is rings with a comma between, each the lines it runs along: a dot is the next line that no shape ran along yet, 3 the third last of the others
 * run backwards, as a neighbour does, and '3 the same forwards.
 */

/** Rings of a shape, each the numbers of the lines it runs along; one that is run backwards is `~number`. */
type Rings = readonly (readonly number[])[];

/** Writes shapes one after the other, and the lines they run along, each once and in the direction of its first use. */
export class ShapeWriter {
	readonly #source: readonly (readonly Spot[])[];
	readonly #numbers = new Map<number, number>();
	readonly #lines: (readonly Spot[])[] = [];
	readonly #shapes: string[] = [];

	constructor(source: readonly (readonly Spot[])[]) {
		this.#source = source;
	}

	add(rings: Rings): void {
		const written = rings.map((ring) => ring.map((each) => this.#refer(each)).join(" "));
		this.#shapes.push(written.join(",").replaceAll(/ (?=[.'])|(?<=\.) /g, ""));
	}

	get text(): { readonly lines: string; readonly shapes: string } {
		return { lines: writeLines(this.#lines), shapes: this.#shapes.join(";") };
	}

	#refer(wanted: number): string {
		const isBackwards = wanted < 0;
		const number = isBackwards ? ~wanted : wanted;
		const held = this.#numbers.get(number);
		if (held !== undefined) {
			const ago = this.#lines.length - (held < 0 ? ~held : held);
			return isBackwards === held < 0 ? `'${ago}` : `${ago}`;
		}
		const line = this.#source[number] ?? [];
		this.#numbers.set(number, isBackwards ? ~this.#lines.length : this.#lines.length);
		this.#lines.push(isBackwards ? line.toReversed() : line);
		return ".";
	}
}

/** Shapes as the numbers of their lines, as `ShapeWriter` wrote them. */
export function decodeShapes(text: string): number[][][] {
	let count = 0;
	const numberOf = (token: string): number => {
		if (token === ".") {
			count += 1;
			return count - 1;
		}
		return token.startsWith("'") ? count - Number(token.slice(1)) : ~(count - Number(token));
	};
	return text
		.split(";")
		.map((shape) =>
			shape === ""
				? []
				: shape.split(",").map((ring) => (ring.match(/\.|'?\d+/g) ?? []).map(numberOf)),
		);
}

/** Lines in whole units. Steps that come to nothing are left out. */
export function writeLines(lines: readonly (readonly Spot[])[]): string {
	let [x, y] = [0, 0];
	return lines
		.map((line) => {
			const numbers: number[] = [];
			for (const spot of line) {
				const [across, down] = [Math.round(spot[0]) - x, Math.round(spot[1]) - y];
				if (numbers.length === 0 || across !== 0 || down !== 0) {
					numbers.push(across, down);
					[x, y] = [x + across, y + down];
				}
			}
			// A minus parts two numbers as well as a space does.
			return numbers.join(" ").replaceAll(" -", "-");
		})
		.join(";");
}

export function decodeLines(text: string): Spot[][] {
	let [x, y] = [0, 0];
	return text.split(";").map((line) => {
		const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
		return Array.from({ length: numbers.length / 2 }, (_, at): Spot => {
			[x, y] = [x + (numbers[2 * at] ?? 0), y + (numbers[2 * at + 1] ?? 0)];
			return [x, y];
		});
	});
}

/** Rings in points: their lines one after the other, each beginning where the one before ends. */
export function ringsInSpots(rings: Rings, lines: readonly (readonly Spot[])[]): Spot[][] {
	return rings.map((ring) =>
		ring.flatMap((number) => {
			const line = lines[number < 0 ? ~number : number] ?? [];
			const run = number < 0 ? line.toReversed() : line;
			return run.length > 1 ? run.slice(0, -1) : run;
		}),
	);
}

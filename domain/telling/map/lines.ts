import type { Spot } from "../chart/chart.ts";

/*
 * Text format of a sheet's lines and shapes, because a report stores them for years and JSON numbers would take three times as much for Birmingham.
 *
 * Lines: "12 30 4-1;0 0 7 2". Each point is relative to the one before it, the first to the last point of the line before, in whole units.
 * Shapes: "..,.;3." Rings of a shape are separated by a comma. Each ring lists its lines: a dot is the next line not used before; 3 is the third last of
 * the other lines, run backwards as by a neighbour; '3 is the same line forwards.
 */

/** Rings of a shape as line numbers; `~number` is a line run backwards. */
type Rings = readonly (readonly number[])[];

/** Writes shapes one after the other, and their lines, each once and in the direction of its first use. */
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

/** Decodes the shapes of `ShapeWriter` into line numbers. */
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

/** Writes lines in whole units, leaving out zero steps. */
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
			// A minus sign separates numbers as well as a space.
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

/** Rings as points: joins their lines, each beginning where the one before ends. */
export function ringsInSpots(rings: Rings, lines: readonly (readonly Spot[])[]): Spot[][] {
	return rings.map((ring) =>
		ring.flatMap((number) => {
			const line = lines[number < 0 ? ~number : number] ?? [];
			const run = number < 0 ? line.toReversed() : line;
			return run.length > 1 ? run.slice(0, -1) : run;
		}),
	);
}

/** Maps a value to a position on a line from 0 to 1. A scale of zero length maps everything to its middle. */
export type Scale = (value: number) => number;

export function scaleOf(from: number, to: number): Scale {
	return (value) => (to === from ? 0.5 : (value - from) / (to - from));
}

/** Leading figures of a step: 1, 2, 2.5, 5 and their powers of ten are easy to read. */
const ROUND = [1, 2, 2.5, 5, 10] as const;

/**
 * Evenly spaced round numbers from at or below the lowest value to at or above the highest, between two and about six. `steps`: most intervals that the
 * span is divided into.
 */
export function roundTicks(lowest: number, highest: number, steps = 4): number[] {
	const span = highest - lowest || Math.abs(highest) || 1;
	const power = 10 ** Math.floor(Math.log10(span / steps));
	const step = power * (ROUND.find((each) => each * power * steps >= span * (1 - 1e-9)) ?? 10);
	const first = Math.floor(lowest / step + 1e-9);
	const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
	return Array.from({ length: last - first + 1 }, (_, at) => tidied((first + at) * step));
}

/** Removes floating-point error: 0.30000000000000004 becomes 0.3. */
function tidied(value: number): number {
	return Number(value.toPrecision(12));
}

/** Most year labels that fit under a drawing on a phone. */
const MOST_YEARS = 7;

/** Starts of years from before the earliest to after the latest value; every second or third where there are many. */
export function yearTicks(earliest: number, latest: number): number[] {
	const first = Math.floor(earliest);
	const last = Math.max(first + 1, Math.ceil(latest));
	const every = Math.ceil((last - first) / (MOST_YEARS - 1));
	const ticks = Math.ceil((last - first) / every);
	return Array.from({ length: ticks + 1 }, (_, at) => first + at * every);
}

/** A day or month as a decimal year: `2024-07` is 2024.5. */
export function decimalYear(date: string): number {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return year + (month - 1) / 12 + (day - 1) / 372;
}

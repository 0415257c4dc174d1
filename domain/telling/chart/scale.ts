/** From a value to its place on a line from 0 to 1. A scale without length has everything in its middle. */
export type Scale = (value: number) => number;

export function scaleOf(from: number, to: number): Scale {
	return (value) => (to === from ? 0.5 : (value - from) / (to - from));
}

/** Of which leading figures a step may be: 1, 2, 2.5 and 5 read easily, and so do all their tenfolds. */
const ROUND = [1, 2, 2.5, 5, 10] as const;

/**
 * Round numbers one step apart, from at or below the lowest value to at or above the highest: as few as six, and never fewer than two. `steps`: into how
 * many the span is cut at most.
 */
export function roundTicks(lowest: number, highest: number, steps = 4): number[] {
	const span = highest - lowest || Math.abs(highest) || 1;
	const power = 10 ** Math.floor(Math.log10(span / steps));
	const step = power * (ROUND.find((each) => each * power * steps >= span * (1 - 1e-9)) ?? 10);
	const first = Math.floor(lowest / step + 1e-9);
	const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9));
	return Array.from({ length: last - first + 1 }, (_, at) => tidied((first + at) * step));
}

/** Without the dust of binary fractions: 0.30000000000000004 is 0.3. */
function tidied(value: number): number {
	return Number(value.toPrecision(12));
}

/** More years than these crowd each other under a drawing on a phone. */
const MOST_YEARS = 7;

/** The first days of years, as years, from before the earliest to after the latest; every second or third where they are many. */
export function yearTicks(earliest: number, latest: number): number[] {
	const first = Math.floor(earliest);
	const last = Math.max(first + 1, Math.ceil(latest));
	const every = Math.ceil((last - first) / (MOST_YEARS - 1));
	const ticks = Math.ceil((last - first) / every);
	return Array.from({ length: ticks + 1 }, (_, at) => first + at * every);
}

/** A day or a month as a year with the part of it that has passed: `2024-07` is 2024.5. */
export function decimalYear(date: string): number {
	const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
	return year + (month - 1) / 12 + (day - 1) / 372;
}

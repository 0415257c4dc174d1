import type { PayingScale } from "#domain/judgement/answer/answer.ts";

/** A range of the bar. */
export type Zone = {
	readonly word: string;
	readonly tone: "yes" | "part" | "no";
	/** Percent of the bar. */
	readonly share: number;
	/** Where it ends, pence; null of the last. */
	readonly to: number | null;
};

/** Something that stands at a point of the bar. */
export type Placed<Thing> = Thing & {
	/** Percent from the left. */
	readonly at: number;
	/** Which of its ends stands there, so that it stays within the bar. */
	readonly from: "start" | "middle" | "end" | "before" | "after";
};

type PlacedScale = {
	readonly zones: readonly Zone[];
	/** The amounts between the zones; two that would run into each other stand as one. */
	readonly bounds: readonly Placed<{ readonly amounts: readonly number[] }>[];
	readonly marks: readonly Placed<PayingScale["marks"][number]>[];
	/** Two labels would meet, so that they stand in a legend. */
	readonly isCrowded: boolean;
};

/** Percent of the bar that the label of a pin and an amount take on the narrowest phone. */
const PIN_WIDTH = 40;
const AMOUNT_WIDTH = 24;
/** Letters of a label beside its pin on the narrowest phone; a longer one stands in the legend. */
const LONGEST_LABEL = 12;
/** A label nearer to an end than this, in percent, begins or ends at its point. */
const PIN_MARGIN = 25;
const AMOUNT_MARGIN = 11;
/** As much as an amount needs beside its point. */
const BESIDE = 20;

/**
 * Lays a scale out on a bar from half the decisive amount to 1.5 times it, or as far as what is marked on it lies, and a tenth more. Every bar begins with
 * its yes, so that one is read like the other: of a rent the highest stands first.
 */
export function placeScale(scale: PayingScale): PlacedScale {
	const { decisive, marks } = scale;
	const higher = scale.atHigherRate ?? decisive;
	const amounts = [higher, ...marks.map(({ amount }) => amount)];
	const low = Math.min(0.5 * decisive, ...amounts.map((amount) => 0.9 * amount));
	const high = Math.max(1.5 * decisive, ...amounts.map((amount) => 1.1 * amount));
	const at = (amount: number) => {
		const share = (100 * (amount - low)) / (high - low || 1);
		return scale.unit === "rent" ? 100 - share : share;
	};
	const placedMarks = marks
		.map((mark) => place(mark, at(mark.amount), PIN_MARGIN))
		.sort((one, other) => one.at - other.at);
	return {
		zones: zonesOf(scale, higher, at),
		bounds: boundsOf(
			[...new Set([decisive, higher])].sort((one, other) => at(one) - at(other)),
			at,
		),
		marks: placedMarks,
		isCrowded: placedMarks.some(
			(mark, index) =>
				mark.label.length > LONGEST_LABEL ||
				placedMarks.slice(index + 1).some((other) => doMeet(mark, other)),
		),
	};
}

/** Whether the labels of two pins, the lower one first, would overlap: each stands around its pin, or at an end of the bar all to one side of it. */
function doMeet(lower: Placed<unknown>, upper: Placed<unknown>): boolean {
	const after = { start: PIN_WIDTH, middle: PIN_WIDTH / 2, end: 0, before: 0, after: PIN_WIDTH };
	const before = { start: 0, middle: PIN_WIDTH / 2, end: PIN_WIDTH, before: PIN_WIDTH, after: 0 };
	return upper.at - lower.at < after[lower.from] + before[upper.from];
}

type Grade = Pick<Zone, "word" | "tone">;

function zonesOf(
	{ decisive, zone }: PayingScale,
	higher: number,
	at: (amount: number) => number,
): Zone[] {
	const yes: Grade = { word: "Yes", tone: "yes" };
	const no: Grade = { word: "No", tone: "no" };
	const part: Grade = zone === yes.word ? yes : { word: zone, tone: "part" };
	const last = { ...no, share: 100 - at(decisive), to: null };
	return at(higher) >= at(decisive)
		? [{ ...part, share: at(decisive), to: decisive }, last]
		: [
				{ ...yes, share: at(higher), to: higher },
				{ ...part, share: at(decisive) - at(higher), to: decisive },
				last,
			];
}

function boundsOf(amounts: readonly number[], at: (amount: number) => number) {
	const points = amounts.map(at);
	const [first = 0, last = first] = points;
	if (amounts.length < 2 || last - first >= AMOUNT_WIDTH) {
		return amounts.map((amount) => place({ amounts: [amount] }, at(amount), AMOUNT_MARGIN));
	}
	const isRoomBeside = first >= BESIDE && last <= 100 - BESIDE;
	return isRoomBeside
		? amounts.map((amount, index) => ({
				amounts: [amount],
				at: at(amount),
				from: index === 0 ? ("before" as const) : ("after" as const),
			}))
		: [place({ amounts }, (first + last) / 2, AMOUNT_WIDTH)];
}

function place<Thing>(thing: Thing, at: number, margin: number): Placed<Thing> {
	return { ...thing, at, from: at < margin ? "start" : at > 100 - margin ? "end" : "middle" };
}

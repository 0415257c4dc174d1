import { costOr, poundsOr } from "../../../base/amounts-in-words.ts";
import { type Pence, pence } from "../../../base/money.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { ByRoomComparison, LetYear } from "../../../subjects/finance/by-room-comparison.ts";
import { beforeInWords } from "../../../subjects/finance/left-out.ts";
import type { LetWhole } from "../../../subjects/finance/let-whole.ts";

/** Heads of the table that sets a home let by the room beside the same home let whole. */
export const byRoomColumns = {
	line: "A year",
	byRoom: "By the room",
	whole: "Let whole",
	difference: "Difference",
} as const;

type LineKey = Exclude<keyof LetYear, "leftOut">;

const lines: readonly { readonly key: LineKey; readonly label: string; readonly kind: Kind }[] = [
	{ key: "rent", label: "Rent", kind: "in" },
	{ key: "bills", label: "Bills you pay", kind: "out" },
	{ key: "management", label: "Management", kind: "out" },
	{ key: "insurance", label: "Insurance", kind: "out" },
	{ key: "licence", label: "Licence", kind: "out" },
	{ key: "others", label: "Empty periods, upkeep, loan and the rest", kind: "out" },
	{ key: "cashFlow", label: "Cash flow", kind: "sum" },
];
type Kind = "in" | "out" | "sum";

/** The two ways of letting line by line, with each line's difference; the last is the cash flow. */
export function byRoomLines({ byRoom, whole }: ByRoomComparison) {
	return lines.map(({ key, label, kind }) => {
		const [one, other] = [byRoom[key], whole[key]];
		const inWords = (amount: Pence | null) => (kind === "out" ? costOr(amount) : poundsOr(amount));
		const more = one === null || other === null ? null : one - other;
		return {
			key,
			label,
			cells: [
				inWords(one),
				inWords(other),
				poundsOr(more === null ? null : pence(kind === "out" ? -more : more)),
			],
			isSum: kind === "sum",
		};
	});
}

/** What letting by the room leaves more or less, in a sentence. */
export function byRoomInWords(
	{ byRoom, whole, difference }: ByRoomComparison,
	wholeRent: Pence | null,
): string {
	if (difference === null || wholeRent === null) {
		return "Put in a rent of the home let whole to set both side by side.";
	}
	const leftOut = [...new Set([...byRoom.leftOut, ...whole.leftOut])];
	const size = poundsInWords(pence(Math.abs(difference)));
	const than = `than let whole at ${poundsInWords(wholeRent)} a month`;
	return difference === 0
		? `By the room it leaves as much as let whole at ${poundsInWords(wholeRent)} a month.`
		: `By the room it leaves ${size} a year ${difference > 0 ? "more" : "less"} ${than}, ${beforeInWords({ leftOut })}.`;
}

/** Sentence on the assumptions in which the two ways of letting differ. */
export function byRoomNote({ licenceSource }: LetWhole): string {
	return `Licence, let whole: ${licenceSource}`;
}

/** State of a listing: somebody else has agreed to buy or rent the home, but nothing is signed. */
export const listedStates = {
	sold: "Sold, subject to contract",
	let: "Let agreed",
	under_offer: "Under offer",
} as const;
export type ListedState = keyof typeof listedStates;
export const listedStateIds = Object.keys(listedStates) as ListedState[];

/** Portals' words: "SOLD STC", "let_agreed", "sale_under_offer". A sales history and a filter's "include sold" do not match. */
const words: readonly [ListedState, RegExp][] = [
	[
		"sold",
		/^sold$|\bsold,? (?:stc\b|subject to (?:contract|completion))|\bsstc\b|\bsale agreed\b|\bsold (?:prior|at auction|by auction)$|^(?:£[\d,. ]+)?stc$/i,
	],
	[
		"let",
		/^(?:let|rented)$|\blet,? (?:agreed\b|stc\b|subject to (?:contract|references|referencing))|\brent agreed\b/i,
	],
	["under_offer", /\bunder offer\b|\boffer accepted\b|^reserved$/i],
];
/** About another home, or a sale that fell through. */
const NO_LONGER =
	/\b(?:not|no longer|previously|formerly|was|were|similar|another)\b.*\b(?:sold|sstc|let|offer|reserved|agreed)\b|\bback on (?:the )?market\b|\bwithdr[ae]w|\bf[ae]ll(?:en)? through\b/i;
const LONGEST = 80;
const FILTER = /^(?:include|exclude|hide|show)\b/i;

/** What a short text says of it; null where it says nothing. */
export function listedState(text: string | null): ListedState | null {
	const plain = (text ?? "")
		.replaceAll(/[_-]/g, " ")
		.trim()
		.replace(/[.!*]+$/, "");
	if (plain.length > LONGEST || FILTER.test(plain) || NO_LONGER.test(plain)) {
		return null;
	}
	return words.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

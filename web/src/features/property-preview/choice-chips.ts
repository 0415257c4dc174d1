import type { Preview } from "#contracts/preview.ts";
import { DEFAULT_LOAN_PERCENT } from "#domain/base/inputs.ts";
import { useInWords } from "#domain/base/use.ts";
import { countInWords } from "#domain/base/words.ts";
import { formatPounds } from "#web/lib/format.ts";

/** A choice in a word or three: assumed, stated by the visitor, or missing. */
type ChoiceChip = { readonly text: string; readonly look: "assumed" | "stated" | "missing" };

/** What the answer is for, as one line: what the visitor stated stands out from what is assumed. */
export function choiceChips({
	address,
	inputs,
}: Pick<Preview, "address" | "inputs">): ChoiceChip[] {
	const { use, bedrooms, rent, price, loan, people, nation } = inputs;
	const chip = (text: string, isStated: boolean): ChoiceChip => ({
		text,
		look: isStated ? "stated" : "assumed",
	});
	return [
		chip(address === null ? "Any home" : shortAddress(address), address !== null),
		...(nation === null ? [] : [chip(nation, true)]),
		chip(
			people === null ? capitalised(useInWords[use]) : countInWords(people, "person", "people"),
			use !== "single" || people !== null,
		),
		...(bedrooms === null ? [] : [chip(bedroomsInWords(bedrooms), true)]),
		...figureChips(rent, price),
		chip(loanInWords(loan ?? DEFAULT_LOAN_PERCENT), loan !== null),
	];
}

/** Rent and price count together, so one alone still asks for the other. Source: Rule ACCESS-6. */
function figureChips(rent: number | null, price: number | null): ChoiceChip[] {
	if (rent !== null && price !== null) {
		return [{ text: `${formatPounds(price)}, ${formatPounds(rent)}/month`, look: "stated" }];
	}
	const missing =
		rent === null && price === null ? "rent and price" : rent === null ? "rent" : "price";
	return [{ text: `Add ${missing}`, look: "missing" }];
}

/** "75% loan", or that it is bought in cash. */
export function loanInWords(percent: number): string {
	return percent === 0 ? "Cash, no loan" : `${percent}% loan`;
}

function bedroomsInWords(count: number): string {
	return count === 0 ? "Studio" : countInWords(count, "bedroom");
}

function shortAddress(address: string): string {
	return address.split(",")[0] ?? address;
}

function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

import type { Preview } from "#contracts/preview.ts";
import { statedTypeInWords } from "#domain/base/facts/home-type.ts";
import { DEFAULT_LOAN_PERCENT } from "#domain/base/inputs.ts";
import { countInWords } from "#domain/base/words.ts";
import { formatPounds } from "#web/lib/format.ts";

/** A choice in a word or three: assumed, or stated by the visitor. */
type ChoiceChip = { readonly text: string; readonly look: "assumed" | "stated" };

/** What the answer is for, as one line: what the visitor stated stands out from what is assumed. */
export function choiceChips({
	address,
	inputs,
}: Pick<Preview, "address" | "inputs">): ChoiceChip[] {
	const { people, nation, type, loan, owned, price } = inputs;
	const stated = (text: string): ChoiceChip => ({ text, look: "stated" });
	return [
		address === null ? { text: "Any home", look: "assumed" } : stated(shortAddress(address)),
		...(nation === null ? [] : [stated(nation)]),
		...(people === null ? [] : [stated(countInWords(people, "person", "people"))]),
		...(type === null ? [] : [stated(statedTypeInWords(type))]),
		...(owned
			? price === null
				? []
				: [stated(`Worth ${formatPounds(price)}`)]
			: [
					{
						text: loanInWords(loan ?? DEFAULT_LOAN_PERCENT),
						look: loan === null ? "assumed" : "stated",
					} as const,
				]),
	];
}

/** "75% loan", or that it is bought in cash. */
export function loanInWords(percent: number): string {
	return percent === 0 ? "Cash, no loan" : `${percent}% loan`;
}

function shortAddress(address: string): string {
	return address.split(",")[0] ?? address;
}

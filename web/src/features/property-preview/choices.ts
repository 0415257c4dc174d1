import type { Preview } from "#contracts/preview.ts";
import { type Use, uses } from "#domain/use.ts";

/**
 * What the visitor stated about the home, by its name in the address and in the call, as typed: the server judges figures.
 */
export type Choices = {
	readonly certificate?: string;
	readonly use?: Use;
	readonly bedrooms?: string;
	/** A month, in pounds. */
	readonly rent?: string;
	/** In pounds. */
	readonly price?: string;
	readonly exemption?: "true";
	readonly c4permission?: "true";
};
type ChoiceName = keyof Choices;
/** New values; null or an empty text takes a choice back. */
export type ChoiceChanges = { readonly [K in ChoiceName]?: Choices[K] | null };
export type Choose = (changes: ChoiceChanges) => void;

/** Reads the choices out of the query of an address; what is none of them is left out. */
export function readChoices(query: URLSearchParams): Choices {
	const text = (name: ChoiceName) => query.get(name)?.trim() || null;
	const ticked = (name: ChoiceName) => (query.get(name) === "true" ? "true" : null);
	return stated({
		certificate: text("certificate"),
		use: uses.find((use) => use === query.get("use")) ?? null,
		bedrooms: text("bedrooms"),
		rent: text("rent"),
		price: text("price"),
		exemption: ticked("exemption"),
		c4permission: ticked("c4permission"),
	});
}

export function changeChoices(choices: Choices, changes: ChoiceChanges): Choices {
	return stated({ ...choices, ...changes });
}

/** The choices without some of them. */
export function withoutChoices(choices: Choices, names: readonly string[]): Choices {
	return changeChoices(choices, Object.fromEntries(names.map((name) => [name, null])));
}

/** Leaves out what is not stated, so that equal choices are equal addresses, calls and cache keys. */
function stated({
	certificate,
	use,
	bedrooms,
	rent,
	price,
	exemption,
	c4permission,
}: ChoiceChanges): Choices {
	return {
		...(certificate ? { certificate } : {}),
		...(use ? { use } : {}),
		...(bedrooms ? { bedrooms } : {}),
		...(rent ? { rent } : {}),
		...(price ? { price } : {}),
		...(exemption ? { exemption } : {}),
		...(c4permission ? { c4permission } : {}),
	};
}

/** Message per refused choice. */
export type Refused = Readonly<Record<string, string>>;

/** What every part of the bar of choices is given. */
export type ChoiceProps = {
	preview: Preview;
	choices: Choices;
	choose: Choose;
	refused: Refused;
};

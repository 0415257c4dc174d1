import { type RentOf, rentsOf, type StatedType, statedTypes } from "../base/inputs.ts";
import { type Nation, nations } from "../base/nation.ts";
import { type Use, uses } from "../base/use.ts";

/** Choices kept as typed text, which the server judges. */
const typedNames = [
	"certificate",
	"bedrooms",
	"people",
	"rooms",
	"rent",
	"price",
	"loanLeft",
	"boughtFor",
	"valueWhenLet",
	"serviceCharge",
	"loan",
	"brma",
	"houseNumber",
] as const;
/** The choices that are ticked. */
const tickedNames = ["owned", "exemption", "c4permission"] as const;

/** The visitor's statements about the home, by their names in addresses and calls; amounts in pounds. */
export type Choices = {
	readonly use?: Use;
	/** Stated where a place lies on a border. */
	readonly nation?: Nation;
	readonly rentOf?: RentOf;
	readonly type?: StatedType;
} & { readonly [Name in (typeof typedNames)[number]]?: string } & {
	readonly [Name in (typeof tickedNames)[number]]?: "true";
};
type ChoiceName = keyof Choices;
/** Changed values; null or an empty text withdraws a choice. */
export type ChoiceChanges = { readonly [K in ChoiceName]?: Choices[K] | null };

const choiceNames: readonly ChoiceName[] = [
	"use",
	"nation",
	"rentOf",
	"type",
	...typedNames,
	...tickedNames,
];

/** Reads choices from an address's query, ignoring invalid ones. */
export function readChoices(query: { get(name: string): string | null }): Choices {
	return statedChoices({
		use: uses.find((use) => use === query.get("use")) ?? null,
		nation: nations.find((nation) => nation === query.get("nation")) ?? null,
		rentOf: rentsOf.find((rentOf) => rentOf === query.get("rentOf")) ?? null,
		type: statedTypes.find((type) => type === query.get("type")) ?? null,
		...Object.fromEntries(typedNames.map((name) => [name, query.get(name)?.trim() || null])),
		...Object.fromEntries(
			tickedNames.map((name) => [name, query.get(name) === "true" ? "true" : null]),
		),
	});
}

/** Drops what is not stated and fixes the order, so that equal choices give equal addresses, calls and cache keys. */
export function statedChoices(changes: ChoiceChanges): Choices {
	return Object.fromEntries(
		choiceNames.flatMap((name) => (changes[name] ? [[name, changes[name]]] : [])),
	);
}

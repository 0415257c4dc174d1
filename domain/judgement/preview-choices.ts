import { type RentOf, rentsOf, type StatedType, statedTypes } from "../base/inputs.ts";
import { type Nation, nations } from "../base/nation.ts";
import { type Use, uses } from "../base/use.ts";

/** The choices that are a text as typed: the server judges them. */
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

/** What the visitor stated about the home, by its name in the address and in the call, amounts in pounds. */
export type Choices = {
	readonly use?: Use;
	/** On a border, where the home lies. */
	readonly nation?: Nation;
	readonly rentOf?: RentOf;
	readonly type?: StatedType;
} & { readonly [Name in (typeof typedNames)[number]]?: string } & {
	readonly [Name in (typeof tickedNames)[number]]?: "true";
};
type ChoiceName = keyof Choices;
/** New values; null or an empty text takes a choice back. */
export type ChoiceChanges = { readonly [K in ChoiceName]?: Choices[K] | null };

const choiceNames: readonly ChoiceName[] = [
	"use",
	"nation",
	"rentOf",
	"type",
	...typedNames,
	...tickedNames,
];

/** Reads the choices out of the query of an address; what is none of them is left out. */
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

/** Leaves out what is not stated, in one order, so that equal choices are equal addresses, calls and cache keys. */
export function statedChoices(changes: ChoiceChanges): Choices {
	return Object.fromEntries(
		choiceNames.flatMap((name) => (changes[name] ? [[name, changes[name]]] : [])),
	);
}

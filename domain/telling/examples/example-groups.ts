import type { Nation } from "../../base/nation.ts";
import { listInWords } from "../../base/words.ts";
import { taxesOf } from "../../subjects/finance/nation-taxes.ts";
import type { PublishedExample } from "./published-example.ts";
import { publishedExamples } from "./published-examples.ts";

/** Published examples of one subject. */
export type ExampleGroup = {
	readonly id: string;
	readonly title: string;
	/** Meaning of its figures, in a sentence for the reader. */
	readonly figure: string;
	readonly examples: readonly PublishedExample[];
};

/** All published examples by subject, in the order in which a landlord encounters the taxes. */
export const exampleGroups: readonly ExampleGroup[] = [
	...(["England", "Scotland", "Wales"] as const).map(purchasesIn),
	{
		id: "finance-costs",
		title: "The tax reduction for finance costs",
		figure: "The figure is what comes off the tax.",
		examples: ofKinds("finance cost reduction"),
	},
	{
		id: "letting",
		title: "Income tax on a letting",
		figure: "The figure is the tax that is due because of the letting.",
		examples: ofKinds("tax on a letting", "tax on rent"),
	},
	{
		id: "companies",
		title: "Corporation tax",
		figure: "The figure is the tax on all profits.",
		examples: ofKinds("corporation tax"),
	},
	{
		id: "dividends",
		title: "Tax on dividends",
		figure: "The figure is the tax on the dividend alone.",
		examples: ofKinds("dividend tax"),
	},
	{
		id: "gains",
		title: "Capital gains tax",
		figure: "The figure is the tax on the gain, after the annual exempt amount.",
		examples: ofKinds("capital gains tax"),
	},
];

function purchasesIn(nation: Nation): ExampleGroup {
	const levies = taxesOf(nation).purchase.map(({ name }) => name);
	return {
		id: `purchase-${nation.toLowerCase()}`,
		title: `${listInWords(levies)} (${nation})`,
		figure: "The figure is the tax on the whole purchase.",
		examples: publishedExamples.filter(
			(example) => example.kind === "purchase tax" && example.inputs.nation === nation,
		),
	};
}

function ofKinds(...kinds: readonly PublishedExample["kind"][]): readonly PublishedExample[] {
	return publishedExamples.filter(({ kind }) => kinds.includes(kind));
}

import { upperFirst } from "../../../base/sentence.ts";
import { dateInWords, listInWords, poundsInWords } from "../../../base/words.ts";
import type { Home, ReportDocument } from "../document/document.ts";

/** Postcode and stated figures of the sample. */
export type SampleOf = {
	readonly home: Pick<Home, "postcode">;
	readonly inputs: Pick<ReportDocument["inputs"], "price" | "rent">;
	readonly money: { readonly context: Pick<ReportDocument["money"]["context"], "position"> };
};

/** Shown on the sample report, which is made again each time it is opened. */
export function sampleInWords(sample: SampleOf): string {
	return `This is a sample: the report of ${sample.home.postcode} as it would be made today.${examplesInWords(sample)}`;
}

/** Shown in its file, which may be opened on a later day. */
export function sampleMadeInWords(sample: SampleOf & Pick<ReportDocument, "day">): string {
	return `This is a sample: the report of ${sample.home.postcode} as it was made on ${dateInWords(sample.day)}.${examplesInWords(sample)}`;
}

/** Says that the sample's figures are examples, because nobody stated them. */
function examplesInWords({ inputs: { price, rent }, money: { context } }: SampleOf): string {
	if (price === null || rent === null) {
		return "";
	}
	const { position } = context;
	const stated = [
		`the price of ${poundsInWords(price)}`,
		`the rent of ${poundsInWords(rent)} a month`,
		...(position
			? [`the landlord’s other income of ${poundsInWords(position.incomePence)} a year`]
			: []),
	];
	return ` ${upperFirst(listInWords(stated))} are examples.`;
}

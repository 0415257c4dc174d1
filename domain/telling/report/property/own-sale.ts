import { type Evidence, known, notCovered, unknown } from "../../../base/evidence.ts";
import { type FigureDto, serializeMoney } from "../../../base/evidence-dto.ts";
import type { Facts, Sale } from "../../../base/facts/facts.ts";
import { reaches } from "../../../base/facts/live-sources.ts";
import { failureInWords } from "../../../base/facts/source-answer.ts";
import type { Pence } from "../../../base/money.ts";
import { upperFirst } from "../../../base/sentence.ts";
import { dateInWords, poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { lastSale, movedLastSale } from "../../../subjects/market/last-sale.ts";
import { salesHere } from "../../../subjects/market/price.ts";
import { toFigureDto } from "../words/figure-dto.ts";

/** The parts of an assessment that identify the home's own sale: the chosen certificate has its address. */
type SoldHome = Pick<Assessment, "facts" | "chosen">;

/** The chosen home's last sale, its indexed price where the index reaches back that far, and its tenure then. Empty without such a sale. */
export function ownSaleFigures(home: SoldHome): FigureDto[] {
	return [lastSaleFigure(home), ...indexedValueFigure(home), ...tenureFigure(home)].filter(
		({ evidence }) => evidence.value !== null,
	);
}

/** What the home was last sold for, or why that is not known. */
export function lastSaleFigure(home: SoldHome): FigureDto {
	const sale = lastSale(home.facts, home.chosen);
	return toFigureDto({
		id: "lastSale",
		label: "Last sold",
		evidence: sale ? saleEvidence(home, sale) : noSale(home),
		inWords: (price) => `${poundsInWords(price)}${sale ? ` on ${dateInWords(sale.date)}` : ""}`,
		serialize: serializeMoney,
	});
}

/** The last sale indexed to the newest month; no line without a sale. */
export function indexedValueFigure({ facts, chosen }: SoldHome): FigureDto[] {
	const moved = movedLastSale(facts, chosen);
	if (!moved) {
		return [];
	}
	const month = moved.movedPrice.citations.at(-1)?.asOf;
	return [
		toFigureDto({
			id: "indexedValue",
			label: "Indexed value",
			evidence: moved.movedPrice,
			inWords: (price) => `About ${poundsInWords(price)}${month ? `, ${dateInWords(month)}` : ""}`,
			serialize: serializeMoney,
		}),
	];
}

/** Tenure when it was last sold; no line where no sale tells. */
export function tenureFigure(home: SoldHome): FigureDto[] {
	const sale = lastSale(home.facts, home.chosen);
	return sale?.tenure
		? [
				toFigureDto({
					id: "tenure",
					label: "Tenure",
					evidence: { ...saleEvidence(home, sale), value: sale.tenure },
					inWords: (tenure) => `${upperFirst(tenure)} when last sold`,
				}),
			]
		: [];
}

function saleEvidence({ facts }: SoldHome, { price, address }: Sale): Evidence<Pence> {
	return known({
		value: price,
		basis: "property",
		place: address,
		note: "Matched by its address in the Land Registry's list.",
		citations: [{ source: "pricePaid", asOf: salesHere(facts)?.asOf ?? null }],
	});
}

function noSale({ facts, chosen }: SoldHome): Evidence<Pence> {
	const { nation } = facts.place;
	if (!reaches("sales", nation)) {
		return notCovered({ basis: "property", note: `We hold no sold prices of ${nation}.` });
	}
	return unknown({
		basis: "property",
		note: whyNoSale(facts, chosen !== null),
		citations: [{ source: "pricePaid", asOf: null }],
	});
}

function whyNoSale(facts: Facts, isChosen: boolean): string {
	const sold = salesHere(facts);
	const { sales } = facts.live;
	if (!sold) {
		return `Not known. HM Land Registry ${sales.state === "silent" ? failureInWords[sales.why] : "gave no sales"}.`;
	}
	return isChosen
		? `No sale at the postcode since ${dateInWords(sold.since)} bears exactly this address. It may have been sold earlier, or be written otherwise.`
		: "No address is chosen, so no sale can be matched to the home.";
}

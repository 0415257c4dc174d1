import type { Assessment } from "../../assess.ts";
import { type Evidence, known, notCovered, unknown } from "../../evidence.ts";
import { type FigureDto, serializeMoney } from "../../evidence-dto.ts";
import type { Facts, Sale } from "../../facts.ts";
import { reaches } from "../../live-sources.ts";
import { lastSale, movedLastSale } from "../../market/last-sale.ts";
import { salesHere } from "../../market/price.ts";
import type { Pence } from "../../money.ts";
import { failureInWords } from "../../source-answer.ts";
import { countInWords, dateInWords, poundsInWords } from "../../words.ts";
import { toFigureDto } from "../figure-dto.ts";
import { upperFirst } from "../sentence.ts";
import { figureLabels, floorAreaInWords } from "../words/figure-words.ts";

/** What the home is: type, size, bedrooms as stated, what it was last sold for and as, and what the index makes of that. */
export function propertyFacts(assessment: Assessment): FigureDto[] {
	const { energy } = assessment;
	return [
		toFigureDto({
			id: "propertyType",
			label: figureLabels.propertyType,
			evidence: energy.propertyType,
			inWords: (type) => type,
		}),
		toFigureDto({
			id: "totalFloorArea",
			label: figureLabels.totalFloorArea,
			evidence: energy.floorArea,
			inWords: floorAreaInWords,
		}),
		toFigureDto({
			id: "bedrooms",
			label: "Bedrooms",
			evidence: bedrooms(assessment),
			inWords: (count) => (count === 0 ? "Studio" : countInWords(count, "bedroom")),
		}),
		lastSaleFigure(assessment),
		...indexedValueFigure(assessment),
		...tenureFigure(assessment),
	];
}

function bedrooms({ inputs }: Assessment): Evidence<number> {
	return inputs.bedrooms === null
		? unknown({
				basis: "visitor",
				note: "No source here counts bedrooms, and none were stated.",
			})
		: known({
				value: inputs.bedrooms,
				basis: "visitor",
				citations: [{ source: "visitor", asOf: null }],
			});
}

function lastSaleFigure(assessment: Assessment): FigureDto {
	const sale = lastSale(assessment.facts, assessment.chosen);
	return toFigureDto({
		id: "lastSale",
		label: "Last sold",
		evidence: sale ? saleEvidence(assessment, sale) : noSale(assessment),
		inWords: (price) => `${poundsInWords(price)}${sale ? ` on ${dateInWords(sale.date)}` : ""}`,
		serialize: serializeMoney,
	});
}

/** The last sale moved to the newest month of the index; no line without a sale. */
function indexedValueFigure({ facts, chosen }: Assessment): FigureDto[] {
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

/** Whether the home was freehold or leasehold when it was last sold; no line where no sale tells. */
function tenureFigure(assessment: Assessment): FigureDto[] {
	const sale = lastSale(assessment.facts, assessment.chosen);
	return sale?.tenure
		? [
				toFigureDto({
					id: "tenure",
					label: "Tenure",
					evidence: { ...saleEvidence(assessment, sale), value: sale.tenure },
					inWords: (tenure) => `${upperFirst(tenure)} when last sold`,
				}),
			]
		: [];
}

function saleEvidence({ facts }: Assessment, { price, address }: Sale): Evidence<Pence> {
	return known({
		value: price,
		basis: "property",
		place: address,
		note: "Matched by its address in the Land Registry's list.",
		citations: [{ source: "pricePaid", asOf: salesHere(facts)?.asOf ?? null }],
	});
}

function noSale({ facts, chosen }: Assessment): Evidence<Pence> {
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

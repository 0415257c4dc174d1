import { type Evidence, known, unknown } from "../../../base/evidence.ts";
import type { FigureDto } from "../../../base/evidence-dto.ts";
import { countInWords, floorAreaInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { toFigureDto } from "../words/figure-dto.ts";
import { figureLabels } from "../words/figure-words.ts";
import { indexedValueFigure, lastSaleFigure, tenureFigure } from "./own-sale.ts";

/** The home's type, size, stated bedrooms, last sale with tenure, and the indexed value. */
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

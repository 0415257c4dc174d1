import type { Assessment } from "../../../judgement/assess.ts";
import { type PriceLine, priceLine } from "./price-line.ts";
import { type RateLine, rateLine } from "./rate-line.ts";
import { type SalesPicture, salesPicture } from "./sales-picture.ts";

/** Market drawings of a report, each with its source; null where too little is held. */
export type Pictures = {
	readonly sales: SalesPicture | null;
	readonly prices: PriceLine | null;
	readonly bankRate: RateLine | null;
};

export function picturesOf(assessment: Assessment): Pictures {
	const { facts, day } = assessment;
	return {
		sales: salesPicture(assessment),
		prices: priceLine(facts),
		bankRate: rateLine(facts, day),
	};
}

import type { Assessment } from "../../assess.ts";
import { type PriceLine, priceLine } from "./price-line.ts";
import { type SalesPicture, salesPicture } from "./sales-picture.ts";

/** What a report draws of the market, each with its source; null where too little is held for a drawing. */
export type Pictures = {
	readonly sales: SalesPicture | null;
	readonly prices: PriceLine | null;
};

export function picturesOf(assessment: Assessment): Pictures {
	return { sales: salesPicture(assessment), prices: priceLine(assessment.facts) };
}

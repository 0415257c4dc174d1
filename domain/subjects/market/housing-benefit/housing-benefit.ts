import type { IsoDate } from "../../../base/calendar.ts";
import { known, unknown } from "../../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../../base/evidence-dto.ts";
import type { Inputs } from "../../../base/inputs.ts";
import { type Pence, pence } from "../../../base/money.ts";
import type { Nation } from "../../../base/nation.ts";
import { withEnd } from "../../../base/table-ends.ts";
import type { AreaRates } from "./area-rates.ts";
import type { BenefitRate } from "./benefit-rate.ts";
import { ASK_FOR_AREA, RATES_FROM, rateNotes, rateSources } from "./housing-benefit-words.ts";
import { ratesOfArea } from "./rate-tables.ts";
import { type RentalArea, rentalArea } from "./rental-area.ts";

/** What housing benefit and Universal Credit pay towards a rent here, in a form to store: nothing is looked up later. */
export type HousingBenefit = Omit<RentalArea, "choices"> & {
	/** None until the area is known. */
	readonly rates: readonly BenefitRate[];
	readonly provenance: ProvenanceDto;
};

const labels = [
	"A room in a shared home",
	"1 bedroom",
	"2 bedrooms",
	"3 bedrooms",
	"4 bedrooms or more",
];

/** The parts of an assessment that it depends on. */
export type HomeOfBenefit = {
	readonly day: IsoDate;
	readonly facts: Parameters<typeof rentalArea>[0];
	/** Rooms let one by one make it a shared home. */
	readonly inputs: Pick<Inputs, "brma" | "bedrooms" | "rooms">;
};

/** What housing benefit pays for a home. Source: The Rent Officers (Housing Benefit and Universal Credit Functions) Orders; Fact MARKET-F4. */
export function housingBenefitOf({ facts, inputs, day }: HomeOfBenefit): HousingBenefit {
	const { nation } = facts.place;
	const { area, because, note, choices } = rentalArea(facts, inputs.brma);
	const row = ratesOfArea(nation, area);
	const citations = [{ source: rateSources[nation], asOf: RATES_FROM }];
	if (row === null) {
		const gap = unknown({ basis: "market_area", note: ASK_FOR_AREA, citations });
		return {
			area: null,
			because: null,
			note: null,
			rates: [],
			provenance: serializeProvenance(gap),
		};
	}
	const rates = ratesOf(row, nation, inputs);
	const evidence = known({
		value: rates.length,
		basis: "market_area",
		// A home may lie in a part of its council that belongs to another area.
		coverage: because === "council" && choices?.length !== 0 ? "estimated" : "ok",
		place: area,
		note: withEnd(rateNotes[nation], "local_housing_allowance", day),
		citations,
	});
	return { area, because, note, rates, provenance: serializeProvenance(evidence) };
}

function ratesOf(
	[, weekly, percentile = weekly]: AreaRates,
	nation: Nation,
	{ bedrooms, rooms }: HomeOfBenefit["inputs"],
): BenefitRate[] {
	// A home without a separate bedroom gets the one-bedroom rate.
	const own = rooms !== null ? 0 : bedrooms === null ? null : Math.min(Math.max(bedrooms, 1), 4);
	return ([0, 1, 2, 3, 4] as const).map((count) => ({
		bedrooms: count,
		label: labels[count] ?? "",
		weekly: pence(weekly[count]),
		monthly: perMonth(weekly[count]),
		percentile: nation === "England" ? perMonth(percentile[count]) : null,
		isOfHome: count === own,
	}));
}

const DAYS_OF_YEAR = 365;

function perMonth(weekly: number): Pence {
	return pence(Math.round((weekly * DAYS_OF_YEAR) / 7 / 12));
}

import { type Evidence, known, unknown } from "#domain/base/evidence.ts";
import { bandOf, isBelowMinimum } from "#domain/base/facts/band.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { fromPounds, type Pence } from "#domain/base/money.ts";
import { barredByRating } from "#domain/judgement/risks/deal-breaker.ts";
import { confidenceOf } from "#domain/judgement/score/confidence.ts";
import { energyComponent } from "#domain/judgement/score/energy-component.ts";
import { investmentScore } from "#domain/judgement/score/investment-score.ts";
import { licensingComponent } from "#domain/judgement/score/licensing-component.ts";
import { marketComponent, yieldComponent } from "#domain/judgement/score/market-components.ts";
import { scoreLimits } from "#domain/judgement/score/method.ts";
import type { Licensing } from "#domain/subjects/licensing/judge-licensing.ts";
import { judgeMandatory } from "#domain/subjects/licensing/mandatory.ts";
import type { Judgement, Verdict } from "#domain/subjects/licensing/verdict.ts";
import type { Demand } from "#domain/subjects/market/demand/demand.ts";
import { rentToPricePercent } from "#domain/subjects/market/ratios.ts";

/** A made-up home in England, let to one household. */
export type ExampleHome = {
	/** On its own certificate. */
	readonly points: number;
	readonly selective: Verdict;
	/** A month; null when not known. */
	readonly rent: Pence | null;
	readonly price: Pence;
	readonly demand: Demand;
};

export const exampleHome: ExampleHome = {
	points: 62,
	selective: "likely",
	rent: fromPounds(1_500),
	price: fromPounds(200_000),
	demand: "Medium",
};

/** The score of an example, by the functions that score real homes. Its rent and price are its own, and at them it pays at either rate of tax: no limit but a deal-breaker holds it. */
export function scoreExample({ points, selective, rent, price, demand }: ExampleHome) {
	const certificate = { basis: "property", citations: [] } as const;
	const energy = {
		points: known({ ...certificate, value: points }),
		band: known({ ...certificate, value: bandOf(points) }),
	};
	const licensing: Licensing = {
		mandatory: judgeMandatory("England", noInputs.use),
		additional: judged("none_found"),
		selective: judged(selective),
		articleFour: judged("none_found"),
	};
	const others = [
		licensingComponent(licensing, noInputs),
		yieldComponent(yieldOf(rent, price)),
		marketComponent(known({ value: demand, basis: "authority", citations: [] })),
	];
	const components = [energyComponent(energy, others), ...others];
	const band = bandOf(points);
	const broken = isBelowMinimum(band) ? [barredByRating(band)] : [];
	const limits = broken.map(({ title }) => ({
		id: "deal_breaker" as const,
		at: scoreLimits.deal_breaker,
		reason: `${title}.`,
	}));
	const spread = { components, low: components, high: components };
	return {
		components,
		dealBreakers: broken,
		score: investmentScore(spread, limits),
		confidence: confidenceOf(components),
	};
}

function yieldOf(rent: Pence | null, price: Pence): Evidence<number> {
	return rent === null
		? unknown({ basis: "visitor", note: "No rent is known." })
		: known({ value: rentToPricePercent(rent, price), basis: "visitor", citations: [] });
}

function judged(verdict: Verdict): Judgement {
	return {
		verdict,
		proof: verdict === "unknown" ? null : "lead",
		summary: "No record of a scheme is held.",
		need: null,
		schemes: [],
		basis: "postcode",
		citations: [],
	};
}

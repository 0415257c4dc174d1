import { expect, test } from "vitest";
import { implausibleFigure } from "../base/inputs.ts";
import { composeAnswer } from "../judgement/answer/compose-answer.ts";
import { assess } from "../judgement/assess.ts";
import { type Deal, JUDGED_ON, type RiskSubject } from "./deals/deal.ts";
import { certificateOf, factsOf, inputsOf, ownersOf } from "./deals/facts-of-deal.ts";
import { fortyDeals } from "./forty-deals.ts";

/** Fewest deals on which answer and gravest risk have to agree with the expert's. */
const FEWEST_AGREEING = 38;

function subjectOf(id: string | undefined): RiskSubject {
	if (id === undefined) {
		return "nothing";
	}
	if (id.startsWith("licence_") || id === "scheme_ends") {
		return "licence";
	}
	const subjects: Readonly<Record<string, RiskSubject>> = {
		planning: "planning",
		below_minimum: "energy rating",
		certificate_expiry: "energy rating",
		below_c: "energy rating",
		near_an_edge: "energy rating",
		no_lender: "lender",
		below_least_loan: "lender",
		negative_cash_flow: "loss",
		tax_above_cash_flow: "tax",
		tax_rise: "tax",
		under_bank_rate: "return",
		service_charge: "service charge",
		price_above_last_sale: "price",
		price_below_last_sale: "price",
		flood_zone_2: "flood",
		flood_zone_3: "flood",
	};
	return subjects[id] ?? "nothing";
}

/** Our verdict on a deal beside the expert's. An implausible figure is refused at its field, so nothing is judged. */
function judged(deal: Deal) {
	const inputs = inputsOf(deal);
	const { verdict } = deal;
	const expected = { let: verdict.let, pays: verdict.pays, gravest: verdict.gravest };
	if (implausibleFigure(inputs) !== null) {
		const ours = { let: verdict.let, pays: "unknown", gravest: "typed figure" };
		return { id: deal.id, what: deal.what, expected, ours };
	}
	const assessment = assess(factsOf(deal), {
		inputs,
		chosen: certificateOf(deal),
		day: JUDGED_ON,
		owners: ownersOf(deal),
	});
	const answer = composeAnswer(assessment, 0);
	return {
		id: deal.id,
		what: deal.what,
		expected,
		ours: {
			let: answer.let.grade,
			pays: answer.pays.grade,
			gravest: subjectOf(answer.risks.items[0]?.id),
		},
	};
}

test("of forty deals at least 38 are answered as the expert answered them", () => {
	const differing = fortyDeals
		.map(judged)
		.filter(({ expected, ours }) => JSON.stringify(expected) !== JSON.stringify(ours));
	expect(
		differing.length,
		differing.map((each) => JSON.stringify(each)).join("\n"),
	).toBeLessThanOrEqual(fortyDeals.length - FEWEST_AGREEING);
});

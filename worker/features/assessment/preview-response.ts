import type { Preview } from "#contracts/preview.ts";
import { serializeEvidence, serializeSources } from "#domain/base/evidence-dto.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import { rentAsTyped } from "#domain/base/inputs.ts";
import { type Pence, toPounds } from "#domain/base/money.ts";
import { placeLabel, summarizePlace } from "#domain/base/place/place-label.ts";
import { answerForStrangers } from "#domain/judgement/answer/answer.ts";
import { composeAnswer } from "#domain/judgement/answer/compose-answer.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { homeDates } from "#domain/judgement/dates/home-dates.ts";
import { comparisonsOf } from "#domain/judgement/home/neighbourhood-comparisons.ts";
import { countGatedFlags } from "#domain/judgement/risks/risk.ts";
import { METHODOLOGY_VERSION } from "#domain/judgement/score/method.ts";
import { serializeRange } from "#domain/judgement/score/score-words.ts";
import { notChecked } from "#domain/judgement/unchecked/gaps-beside-answer.ts";
import { homesAtC } from "#domain/subjects/energy/homes-at-c.ts";
import { couldReach } from "#domain/subjects/licensing/share-covered.ts";
import { lastSale } from "#domain/subjects/market/last-sale.ts";
import { flatFigures } from "#domain/telling/flat-figures.ts";
import { homeMapOf } from "#domain/telling/map/home-map.ts";
import { markOutdated } from "#domain/telling/mark-outdated.ts";
import { offerOf } from "#domain/telling/report/offer/offer.ts";
import { previewEvidence } from "./preview-evidence.ts";
import { gatedParts } from "./preview-gate.ts";
import { wireHousingBenefit } from "./preview-housing-benefit.ts";
import { wireComponents, wireLicensing, wireScore } from "./preview-judgement.ts";
import { wireRentComparison } from "./preview-rent-comparison.ts";

/** An assessment as the preview answers it. What `entitled` does not allow is not in it at all. Source: Rule ACCESS-1. */
export function toPreview(
	assessment: Assessment,
	viewer: { entitled: boolean },
	price: number | null,
): Preview {
	const { facts, inputs, day, chosen } = assessment;
	const evidence = previewEvidence(assessment);
	const unchecked = notChecked(assessment);
	const answer = composeAnswer(assessment, unchecked.length);
	const preview: Preview = {
		postcode: facts.postcode,
		address: chosen?.address ?? null,
		riskScore: assessment.score.value,
		...flatFigures(assessment),
		homesAtC: chosen ? null : homesAtC(facts, day),
		...gatedParts(assessment, viewer),
		flagsCount: countGatedFlags(assessment.risks),
		entitled: viewer.entitled,
		assessedOn: day,
		methodologyVersion: METHODOLOGY_VERSION,
		place: wirePlace(assessment),
		score: wireScore(assessment),
		scoreRange: serializeRange(assessment.score),
		answer: viewer.entitled ? answer : answerForStrangers(answer),
		dates: [...homeDates(assessment)],
		unchecked,
		components: wireComponents(assessment),
		bars: [...assessment.bars],
		dealBreakers: [...assessment.dealBreakers],
		confidence: { ...assessment.confidence, gaps: [...assessment.confidence.gaps] },
		licensing: wireLicensing(assessment),
		areaFacts: assessment.areaFacts.map((fact) => ({
			...fact,
			evidence: serializeEvidence(fact.evidence),
		})),
		comparisons: [...comparisonsOf(facts, viewer)],
		map: homeMapOf(assessment),
		housingBenefit: wireHousingBenefit(assessment),
		rentComparison: wireRentComparison(assessment, viewer),
		evidence,
		offer: wireOffer(assessment, price),
		soldTenure: wireSoldTenure(assessment),
		certificatesCount: unwrap(facts.live.certificates)?.summaries.length ?? null,
		asksHouseNumber: facts.schemes.some(
			(scheme) => scheme.streets !== null && couldReach(facts.place, scheme),
		),
		inputs: {
			certificate: chosen?.number ?? null,
			use: inputs.use,
			bedrooms: inputs.bedrooms,
			rent: pounds(rentAsTyped(inputs)),
			rentOf: inputs.rentOf,
			price: pounds(inputs.price),
			type: inputs.type,
			owned: inputs.owned,
			loanLeft: pounds(inputs.loanLeft),
			boughtFor: pounds(inputs.boughtFor),
			valueWhenLet: pounds(inputs.valueWhenLet),
			people: inputs.people,
			rooms: inputs.rooms,
			serviceCharge: pounds(inputs.serviceCharge),
			loan: inputs.loan,
			nation: inputs.nation,
			brma: inputs.brma,
			houseNumber: inputs.houseNumber,
			exemption: inputs.exemption,
			c4permission: inputs.planningPermission,
		},
	};
	return markOutdated(preview, day);
}

function wireSoldTenure({ facts, chosen }: Assessment): Preview["soldTenure"] {
	const sale = lastSale(facts, chosen);
	return sale?.tenure ? { tenure: sale.tenure, on: sale.date } : null;
}

function wireOffer(assessment: Assessment, price: number | null): Preview["offer"] {
	const { isSold, ...offer } = offerOf(assessment);
	return { isSold, price: isSold ? price : null, ...offer };
}

function wirePlace({ facts: { place }, nationChoices }: Assessment): Preview["place"] {
	return {
		...summarizePlace(place),
		label: placeLabel(place),
		nationChoices: [...nationChoices],
		verified: place.grain === "unit",
		sources: place.source ? serializeSources([{ source: place.source, asOf: place.asOf }]) : [],
	};
}

function pounds(amount: Pence | null): number | null {
	return amount === null ? null : toPounds(amount);
}

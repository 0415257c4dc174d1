import type { Preview } from "#contracts/preview.ts";
import { answerForStrangers } from "#domain/answer/answer.ts";
import { composeAnswer } from "#domain/answer/compose-answer.ts";
import { notChecked } from "#domain/answer/not-checked.ts";
import type { Assessment } from "#domain/assess.ts";
import { homeDates } from "#domain/dates/home-dates.ts";
import { homesAtC } from "#domain/epc/homes-at-c.ts";
import { serializeEvidence, serializeSources } from "#domain/evidence-dto.ts";
import { flatFigures } from "#domain/flat-figures.ts";
import { couldReach } from "#domain/licensing/reach.ts";
import { homeMapOf } from "#domain/map/home-map.ts";
import { markPast } from "#domain/mark-past.ts";
import { lastSale } from "#domain/market/last-sale.ts";
import { type Pence, toPounds } from "#domain/money.ts";
import { comparisonsOf } from "#domain/neighbourhood/comparisons.ts";
import { certainWard, placeLabel, verificationNote } from "#domain/place/place-label.ts";
import { offerOf } from "#domain/report/offer/offer.ts";
import { countGatedFlags } from "#domain/risks/risk.ts";
import { METHODOLOGY_VERSION } from "#domain/score/method.ts";
import { toldRange } from "#domain/score/score-words.ts";
import { unwrap } from "#domain/source-answer.ts";
import { previewEvidence } from "./preview-evidence.ts";
import { gatedParts } from "./preview-gate.ts";
import { wireHousingBenefit } from "./preview-housing-benefit.ts";
import { wireComponents, wireLicensing, wireScore } from "./preview-judgement.ts";
import { wireRentStanding } from "./preview-rent-standing.ts";

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
		scoreRange: toldRange(assessment.score),
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
		rentStanding: wireRentStanding(assessment, viewer),
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
			rent: pounds(inputs.rent),
			price: pounds(inputs.price),
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
	return markPast(preview, day);
}

function wireSoldTenure({ facts, chosen }: Assessment): Preview["soldTenure"] {
	const sale = lastSale(facts, chosen);
	return sale?.tenure ? { tenure: sale.tenure, on: sale.date } : null;
}

function wireOffer(assessment: Assessment, price: number | null): Preview["offer"] {
	const { isSold, holds, lacks, questions, reason } = offerOf(assessment);
	return {
		isSold,
		price: isSold ? price : null,
		holds: [...holds],
		lacks: [...lacks],
		questions: [...questions],
		reason,
	};
}

function wirePlace({ facts: { place }, nationChoices }: Assessment): Preview["place"] {
	const ward = certainWard(place);
	const [authority] = place.authorities;
	return {
		nation: place.nation,
		region: place.region,
		authority: authority ? { code: authority.code, name: authority.name } : null,
		ward: ward ? { code: ward.code, name: ward.name } : null,
		label: placeLabel(place),
		grain: place.grain,
		nationChoices: [...nationChoices],
		verified: place.grain === "unit",
		note: verificationNote(place),
		sources: place.source ? serializeSources([{ source: place.source, asOf: place.asOf }]) : [],
	};
}

function pounds(amount: Pence | null): number | null {
	return amount === null ? null : toPounds(amount);
}

import type { WireEvidence } from "#contracts/evidence.ts";
import type { EvidenceKey } from "#contracts/preview.ts";
import { type Evidence, known, unknown } from "#domain/base/evidence.ts";
import { serializeEvidence, serializeMoney } from "#domain/base/evidence-dto.ts";
import { roundPercent } from "#domain/base/percent-in-words.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { certificateCitation } from "#domain/subjects/energy/register-citation.ts";
import { asBoolean, coverageOf, type Judgement } from "#domain/subjects/licensing/verdict.ts";

/** The evidence of the flat fields, keyed by their names. */
export function previewEvidence(assessment: Assessment): Record<EvidenceKey, WireEvidence> {
	const { energy, market, hmoLicence, licensing } = assessment;
	return {
		address: serializeEvidence(addressEvidence(assessment)),
		riskScore: serializeEvidence(scoreEvidence(assessment)),
		epcRating: serializeEvidence(energy.band),
		epcPotentialRating: serializeEvidence(energy.potentialBand),
		propertyType: serializeEvidence(energy.propertyType),
		totalFloorArea: serializeEvidence(energy.floorArea),
		currentEnergyEfficiency: serializeEvidence(energy.points),
		potentialEnergyEfficiency: serializeEvidence(energy.potentialPoints),
		estimatedUpgradeCost: serializeMoney(energy.upgradeCost),
		requiresHmoLicense: serializeEvidence(verdictEvidence(hmoLicence)),
		inSelectiveLicensingArea: serializeEvidence(verdictEvidence(licensing.selective)),
		estimatedRentalYield: serializeEvidence(market.grossYield, roundPercent),
		marketDemand: serializeEvidence(market.demand),
	};
}

function addressEvidence({ chosen, facts }: Assessment): Evidence<string> {
	return chosen
		? known({
				value: chosen.address,
				basis: "property",
				citations: [certificateCitation(chosen)],
			})
		: unknown({ basis: "postcode", note: "No address is chosen.", place: facts.postcode });
}

function scoreEvidence({ score, components, day }: Assessment): Evidence<number> {
	const citations = [{ source: "lettable", asOf: day }] as const;
	return score.value === null
		? unknown({ basis: "rule", note: score.label, citations })
		: known({
				value: score.value,
				basis: "rule",
				coverage: components.some(({ estimated }) => estimated) ? "estimated" : "ok",
				note: `Weighted mean of the ${score.knownWeight}% of the method that is known here.`,
				citations,
			});
}

/** The boolean of a verdict, with the sentence that says what it rests on. */
function verdictEvidence(judgement: Judgement): Evidence<boolean> {
	const value = asBoolean(judgement.verdict);
	return {
		value,
		basis: judgement.basis,
		coverage: value === null ? "unknown" : coverageOf(judgement),
		citations: judgement.citations,
		note: judgement.summary,
		place: null,
		sample: null,
		range: null,
	};
}

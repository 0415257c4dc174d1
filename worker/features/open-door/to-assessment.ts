import type { WireEvidence } from "#contracts/evidence.ts";
import {
	type ApiFigure,
	type Assessment,
	openFigures,
	planFigures,
	type units,
} from "#contracts/open-door.ts";
import type { Preview } from "#contracts/preview.ts";
import { nations } from "#domain/base/nation.ts";

/**
 * What leaves by the open door of a preview. Everything is named, so that a new field of the preview stays in: no address of a certificate and no sale of a
 * home, neither of which may be handed on. Source: Rule API-4.
 */
export function toAssessment(preview: Preview, { base }: { readonly base: string }): Assessment {
	const { place, score, evidence, marketIntelligence } = preview;
	return {
		postcode: preview.postcode,
		page: `${base}/property/${preview.postcode.replace(" ", "")}`,
		asOf: preview.assessedOn,
		methodologyVersion: preview.methodologyVersion,
		place: {
			nation: nations.find((nation) => nation === place.nation) ?? "England",
			region: place.region,
			authority: place.authority,
			ward: place.ward,
			grain: place.grain,
			note: place.note,
		},
		answer: preview.answer,
		score: {
			value: preview.riskScore,
			range: preview.scoreRange,
			grade: score.grade,
			headline: score.headline,
			subject: score.subject,
			knownWeight: score.knownWeight,
		},
		licensing: preview.licensing,
		dates: preview.dates,
		unchecked: preview.unchecked,
		figures: inUnits(openFigures, evidence),
		planFigures: marketIntelligence && inUnits(planFigures, marketIntelligence),
		flags: preview.regulatoryFlags,
	};
}

function inUnits<Name extends string>(
	names: Readonly<Record<Name, (typeof units)[number]>>,
	from: Readonly<Record<NoInfer<Name>, WireEvidence>>,
): Record<Name, ApiFigure> {
	const figures = Object.entries<ApiFigure["unit"]>(names).map(([name, unit]) => [
		name,
		{ ...from[name as Name], unit },
	]);
	return Object.fromEntries(figures);
}

import type { WireEvidence } from "#contracts/evidence.ts";
import type { ApiFigure, Assessment } from "#contracts/open-door.ts";
import { openFigures, planFigures, type units } from "#contracts/open-door-asked.ts";
import type { Preview } from "#contracts/preview.ts";
import { certainWard, verificationNote } from "#domain/base/place/place-label.ts";
import type { Assessment as Judged } from "#domain/judgement/assess.ts";

/**
 * What leaves by the open door of a preview. Everything is named, so that a new field of the preview stays in: no address of a certificate and no sale of a
 * home, neither of which may be handed on. Source: Rule API-4.
 */
export function toAssessment(
	assessment: Judged,
	preview: Preview,
	{ base }: { readonly base: string },
): Assessment {
	const { score, evidence, marketIntelligence } = preview;
	return {
		postcode: preview.postcode,
		page: `${base}/property/${preview.postcode.replace(" ", "")}`,
		asOf: preview.assessedOn,
		methodologyVersion: preview.methodologyVersion,
		place: apiPlaceOf(assessment),
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

/** Where a home lies, as the open door names it. */
export function apiPlaceOf({ facts: { place } }: Judged): Assessment["place"] {
	const ward = certainWard(place);
	const [authority] = place.authorities;
	return {
		nation: place.nation,
		region: place.region,
		authority: authority ? { code: authority.code, name: authority.name } : null,
		ward: ward ? { code: ward.code, name: ward.name } : null,
		grain: place.grain,
		note: verificationNote(place),
	};
}

function inUnits<Name extends string>(
	names: Readonly<Record<Name, (typeof units)[number]>>,
	from: Readonly<Record<NoInfer<Name>, WireEvidence>>,
): Record<Name, ApiFigure> {
	const figures = Object.entries<ApiFigure["unit"]>(names).map(([name, unit]) => {
		const figure = from[name as Name];
		// The place of a home's own figure is the address of its certificate.
		const place = figure.basis === "property" ? null : figure.place;
		return [name, { ...figure, place, unit }];
	});
	return Object.fromEntries(figures);
}

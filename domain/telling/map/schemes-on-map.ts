import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import {
	isTooOld,
	proofInWords,
	provenScheme,
	restsOnPage,
} from "../../subjects/licensing/proven-scheme.ts";
import { evidenceLinks } from "../../subjects/licensing/scheme-evidence.ts";
import { isLive, phaseOn } from "../../subjects/licensing/scheme-phase.ts";
import { schemeKindInWords, schemeReachInWords } from "../../subjects/licensing/scheme-words.ts";
import type { MapScheme } from "./map-subject.ts";

/**
 * Register schemes for a map that bind on a day, or will from a set day. For a lead only its possible existence, because nobody has read where it lies.
 * `here`: whether the judgement found that it covers the home.
 */
export function schemesOnMap(
	schemes: readonly LicensingScheme[],
	day: IsoDate,
	here: (scheme: LicensingScheme) => MapScheme["here"],
): MapScheme[] {
	return schemes
		.filter((scheme) => isLive(phaseOn(scheme, day)))
		.map((scheme) => {
			const { phase, from, until } = provenScheme(scheme, day);
			const shared = {
				name: schemeKindInWords[scheme.kind],
				from,
				until,
				proof: proofInWords(scheme, day),
				page:
					evidenceLinks([restsOnPage(scheme) ? scheme : { ...scheme, evidence: [] }])[0] ?? null,
			};
			return phase === null
				? { ...shared, wards: null, reach: UNREAD_REACH, here: "unsettled" }
				: {
						...shared,
						wards: wardsOf(scheme),
						reach: `${schemeReachInWords[scheme.coverage].toLowerCase()}${isTooOld(scheme, day) ? ", by an old page" : ""}`,
						here: here(scheme),
					};
		});
}

/** Extent of a scheme of which no page was read. */
const UNREAD_REACH = "on a list, not checked";

/** Wards that may be shaded: none for a scheme of streets or named areas, or one with wards that no longer exist. */
function wardsOf({ coverage, wardCodes, hasUnmatchedWards }: LicensingScheme): MapScheme["wards"] {
	if (coverage === "whole_district") {
		return "all";
	}
	const isByWard = coverage === "wards" || coverage === "part_wards";
	return isByWard && wardCodes.length > 0 && !hasUnmatchedWards ? wardCodes : null;
}

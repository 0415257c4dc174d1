import type { Place } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { NEGLIGIBLE } from "../../base/place/authorities-here.ts";

/** Share of the place that lies in the scheme's authority. */
function shareInAuthority(place: Place, authorityCode: string): number {
	return place.authorities.find(({ code }) => code === authorityCode)?.share ?? 0;
}

/**
 * Whether postcodes can settle the scheme's edge. They cannot for named areas, streets and parts of wards, nor for a designation that lists wards which no
 * longer exist. Source: Fact LAW-F8, Rule LICENCE-6.
 */
export function hasCertainEdge(scheme: LicensingScheme): boolean {
	return (
		!scheme.hasUnmatchedWards &&
		(scheme.coverage === "whole_district" || scheme.coverage === "wards")
	);
}

/**
 * Share (0-1) of the place covered by the schemes with a certain edge together: whole districts by the authority's share, listed wards by theirs, each
 * counted once.
 */
export function shareCovered(place: Place, schemes: readonly LicensingScheme[]): number {
	const certain = schemes.filter(hasCertainEdge);
	const whole = new Set(
		certain
			.filter(({ coverage }) => coverage === "whole_district")
			.map(({ authorityCode }) => authorityCode),
	);
	const listed = new Set(
		certain
			.filter(({ authorityCode, coverage }) => coverage === "wards" && !whole.has(authorityCode))
			.flatMap(({ wardCodes }) => wardCodes),
	);
	const byDistrict = [...whole].map((code) => shareInAuthority(place, code));
	return Math.min(
		1,
		byDistrict.reduce((sum, share) => sum + share, 0) + shareInWards(place, [...listed]),
	);
}

function shareInWards(place: Place, codes: readonly string[]): number {
	return place.wards
		.filter(({ code }) => codes.includes(code))
		.reduce((sum, { share }) => sum + share, 0);
}

/**
 * Whether a scheme could reach the place: certainly in part, or by an edge that postcodes cannot settle. Schemes of streets, areas or parts of wards lie
 * within the wards they name, if any. Wards that no longer exist never rule it out. Source: Rule LICENCE-7.
 */
export function couldReach(place: Place, scheme: LicensingScheme): boolean {
	if (shareInAuthority(place, scheme.authorityCode) < NEGLIGIBLE) {
		return false;
	}
	const isBounded = isBoundedByWards(scheme) && place.wards.length > 0;
	return !isBounded || shareInWards(place, scheme.wardCodes) >= NEGLIGIBLE;
}

/** Whether a scheme names existing wards that contain all of it. */
export function isBoundedByWards({
	coverage,
	hasUnmatchedWards,
	wardCodes,
}: Pick<LicensingScheme, "coverage" | "hasUnmatchedWards" | "wardCodes">): boolean {
	return coverage !== "whole_district" && !hasUnmatchedWards && wardCodes.length > 0;
}

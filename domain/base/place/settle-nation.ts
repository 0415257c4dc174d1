import type { Answer, Facts, NamedShare, Place } from "../facts/facts.ts";
import { type LiveKind, reaches } from "../facts/live-sources.ts";
import { type Nation, nationOfCode } from "../nation.ts";
import { possibleNations } from "./possible-nations.ts";

/** Nations to choose from where a place may lie in several; else empty. */
export function nationChoices(place: Place): Nation[] {
	const nations = possibleNations(place);
	return nations.length > 1 ? nations : [];
}

/** Refusal of a stated nation that the place does not lie in; null where it may, and where none is stated. */
export function nationRefusal(place: Place, stated: Nation | null): string | null {
	const nations = possibleNations(place);
	return stated === null || nations.includes(stated)
		? null
		: `This postcode is in ${nations.join(" or ")}`;
}

/** Narrows the facts of a place on a border to the stated nation: its councils, wards, areas and figures alone. Source: Rule PLACE-5. */
export function settleNation(facts: Facts, stated: Nation | null): Facts {
	return stated !== null && nationChoices(facts.place).includes(stated)
		? inNation(facts, stated)
		: facts;
}

function inNation(facts: Facts, nation: Nation): Facts {
	const { place, rents, thresholds, regionPrices, sold, live } = facts;
	const isHere = ({ code }: { readonly code: string }) => nationOfCode(code) === nation;
	const authorities = place.authorities.filter(isHere);
	const share = authorities.reduce((sum, authority) => sum + authority.share, 0);
	const ofNation = <Part extends { readonly share: number }>(parts: readonly Part[]) =>
		parts.map((part) => ({ ...part, share: Math.min(1, part.share / share) }));
	const isMain = nation === place.nation;
	return {
		...facts,
		place: {
			...place,
			nation,
			region: regionOf(facts, authorities[0]),
			authorities: ofNation(authorities),
			wards: ofNation(place.wards.filter(isHere)),
		},
		areas: ofNation(facts.areas.filter(isHere)),
		rents: rents.filter(isHere),
		rentMarkets: facts.rentMarkets.filter(isHere),
		thresholds: thresholds.filter((threshold) => threshold.nation === nation),
		regionPrices: isMain ? regionPrices : null,
		nationPrices: facts.nationPrices.filter(({ name }) => name === nation),
		sold: reaches("sales", nation) ? sold : null,
		live: {
			...live,
			certificates: notAsked("certificates", live.certificates, nation),
			sales: notAsked("sales", live.sales, nation),
			planning: notAsked("planning", live.planning, nation),
			crime: notAsked("crime", live.crime, nation),
			floodWarnings: notAsked("floodWarnings", live.floodWarnings, nation),
		},
	};
}

/** The region of a council; null outside England. */
function regionOf({ authorities }: Facts, council: NamedShare | undefined): string | null {
	return authorities.find(({ code }) => code === council?.code)?.region ?? null;
}

/** Answer of a source that was skipped because it does not cover the other nation but does cover this one: it needs the exact postcode. */
function notAsked<T>(kind: LiveKind, answer: Answer<T>, nation: Nation): Answer<T> {
	return answer.state === "silent" && answer.why === "nation_not_covered" && reaches(kind, nation)
		? { state: "silent", why: "no_position" }
		: answer;
}

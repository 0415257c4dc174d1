import { type Evidence, isKnown } from "../../base/evidence.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import { councilOf, findUnchecked } from "./find-unchecked.ts";

/** Something that no source told us, and who knows it. */
export type NotChecked = { readonly what: string; readonly who: string };

/** Short gaps shown beside the answer: of figures, of licences, and what none of our sources ever has. */
export function notChecked(home: JudgedHome): NotChecked[] {
	const { facts, energy, market, areaFacts } = home;
	const sought: readonly { id: string; label: string; evidence: Evidence<unknown> }[] = [
		{ id: "epcRating", label: "Energy rating", evidence: energy.band },
		{ id: "estimatedUpgradeCost", label: "Cost to reach band C", evidence: energy.upgradeCost },
		{ id: "rent", label: "Rent", evidence: market.averageRent },
		{ id: "price", label: "Price", evidence: market.averagePrice },
		{ id: "marketDemand", label: "Rental demand", evidence: market.demand },
		...areaFacts,
	];
	const gaps = sought
		.filter(({ evidence }) => !isKnown(evidence))
		.map(({ id, label, evidence }) => ({ id, label, why: evidence.note ?? "" }));
	const { figures, licences, never } = findUnchecked(home, gaps);
	return [...figures, ...licences, ...never].map(({ what, ask }) => ({
		what,
		who: ask ?? councilOf(facts),
	}));
}

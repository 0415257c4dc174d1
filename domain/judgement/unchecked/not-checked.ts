import { type Evidence, isKnown } from "../../base/evidence.ts";
import { isSettled } from "../../subjects/licensing/verdict.ts";
import type { JudgedHome } from "../judged-home.ts";
import { neverChecked } from "./never-checked.ts";
import { whoTells } from "./who-tells.ts";

/** Something that no one told us, and who can tell it. */
export type NotChecked = { readonly what: string; readonly who: string };

const licenceNames = {
	selective: "Selective licence",
	mandatory: "HMO licence",
	additional: "Additional HMO licence",
	articleFour: "Planning permission for an HMO",
} as const;
const kinds = ["selective", "mandatory", "additional", "articleFour"] as const;

/** Everything about a home that was looked for and that no one told, and what no source of ours ever tells. No gap is ever an all-clear. */
export function notChecked({
	facts,
	energy,
	licensing,
	bears,
	market,
	areaFacts,
}: Pick<
	JudgedHome,
	"facts" | "energy" | "licensing" | "bears" | "market" | "areaFacts"
>): NotChecked[] {
	const { nation, authorities } = facts.place;
	const council = authorities[0]?.name ?? "The council";
	const figures: readonly { id: string; what: string; evidence: Evidence<unknown> }[] = [
		{ id: "epcRating", what: "Energy rating", evidence: energy.band },
		{ id: "estimatedUpgradeCost", what: "Cost to reach band C", evidence: energy.upgradeCost },
		{ id: "rent", what: "Rent", evidence: market.averageRent },
		{ id: "price", what: "Price", evidence: market.averagePrice },
		{ id: "marketDemand", what: "Rental demand", evidence: market.demand },
		...areaFacts.map(({ id, label, evidence }) => ({ id, what: label, evidence })),
	];
	return [
		...figures
			.filter(({ evidence }) => !isKnown(evidence))
			.map(({ id, what }) => ({ what, who: whoTells[id] ?? council })),
		...kinds
			.filter((kind) => bears[kind] && !isSettled(licensing[kind].verdict))
			.map((kind) => ({ what: licenceNames[kind], who: council })),
		...neverChecked(nation).map((gap) => ({ what: gap.what, who: gap.ask ?? council })),
	];
}

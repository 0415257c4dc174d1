import { type Evidence, isKnown } from "./evidence.ts";

/** What tells who lives around the home, what they earn and how far the railway is. */
export const neighbourhoodFactIds = [
	"privateRenters",
	"flatShare",
	"overcrowding",
	"smallAreaDeprivation",
	"deprivation",
	"residentPay",
	"priceToPay",
	"nearestStation",
] as const;

/** The facts told about a place, in display order. */
export const areaFactIds = [
	"crimeRate",
	"recentCrime",
	"floodZone",
	"floodZoneShare",
	"floodWarnings",
	"conservationArea",
	"listedBuilding",
	...neighbourhoodFactIds,
] as const;
export type AreaFactId = (typeof areaFactIds)[number];

/** Something about the place in words, with its evidence. */
export type AreaFact = {
	readonly id: AreaFactId;
	readonly label: string;
	readonly text: string;
	/** How bad it is for a landlord; null where it is not bad, or not known. */
	readonly tone: "red" | "amber" | null;
	readonly evidence: Evidence<number>;
};

/** Sorts adverse facts first (red before amber) and unknown ones last; otherwise keeps the order. */
export function adverseFirst(a: Weighed, b: Weighed): number {
	return rankOf(a) - rankOf(b);
}

type Weighed = Pick<AreaFact, "tone"> & { readonly evidence: { readonly value: unknown } };

function rankOf({ tone, evidence }: Weighed): number {
	return evidence.value === null ? 3 : ["red", "amber", null].indexOf(tone);
}

/** A fact in words: its figure, or why there is none. */
export function areaFact(
	id: AreaFactId,
	label: string,
	evidence: Evidence<number>,
	inWords: (value: number) => string,
	toneOf: (value: number) => AreaFact["tone"] = () => null,
): AreaFact {
	return isKnown(evidence)
		? { id, label, text: inWords(evidence.value), tone: toneOf(evidence.value), evidence }
		: { id, label, text: evidence.note ?? "Not published", tone: null, evidence };
}

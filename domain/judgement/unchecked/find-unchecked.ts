import { whoIsAsked } from "../../base/asked-of-owner.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { typeOfHome } from "../../base/facts/home-type.ts";
import { liveKinds, liveSources, reaches } from "../../base/facts/live-sources.ts";
import { failureInWords } from "../../base/facts/source-answer.ts";
import { licenceKinds } from "../../base/licence.ts";
import { licenceKindInWords } from "../../subjects/licensing/planning-law.ts";
import { isSettled } from "../../subjects/licensing/verdict.ts";
import { lastSale } from "../../subjects/market/last-sale.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import { neverChecked } from "./never-checked.ts";
import { type Unchecked, whoTells } from "./unchecked.ts";

type Home = Pick<JudgedHome, "facts" | "chosen" | "licensing" | "bears" | "inputs">;

/** A figure without a value on a page, with the reason. */
export type FigureGap = { readonly id: string; readonly label: string; readonly why: string };

/** Everything that was looked for without an answer, by topic, and what none of our sources ever has. A gap is never an all-clear. */
export function findUnchecked(home: Home, figures: readonly FigureGap[]) {
	const { place } = home.facts;
	const asked = (gaps: readonly Unchecked[]) =>
		gaps.map(
			({ ask, ...gap }): Unchecked => ({ ...gap, ask: ask && whoIsAsked(ask, home.inputs) }),
		);
	return {
		home: asked(theHomeItself(home)),
		figures: asked(
			figures.map(({ id, label, why }) => ({ what: label, why, ask: whoTells[id] ?? null })),
		),
		licences: openLicences(home),
		sources: unavailableSources(home.facts),
		never: asked(neverChecked(place.nation, { hasNoLease: isFreeholdHouse(home) })),
	};
}

/** A house that was last sold as freehold. A flat is let with a lease even where its freehold was sold with it. */
function isFreeholdHouse({ facts, chosen, inputs }: Home): boolean {
	const type = typeOfHome(inputs.type, chosen);
	return type !== null && type !== "F" && lastSale(facts, chosen)?.tenure === "freehold";
}

/** The council, for questions with no other adviser. */
export function councilOf({ place }: Facts): string {
	return place.authorities[0]?.name ?? "The council";
}

function theHomeItself({ facts: { place }, chosen }: Home): Unchecked[] {
	const unverified = {
		what: "The postcode",
		why: "No source confirmed the postcode itself, so what is said of the place is said of the area around it.",
		ask: "Royal Mail's address finder, or the seller",
	};
	const unchosen = {
		what: "This home's own energy certificate",
		why: "No address is chosen, so nothing here was measured at the home.",
		ask: "The seller, or the public energy register",
	};
	return [
		...(place.grain === "unit" ? [] : [unverified]),
		...(chosen === null && reaches("certificates", place.nation) ? [unchosen] : []),
	];
}

/** Applicable licences that are unsettled. */
function openLicences({ facts, licensing, bears }: Home): Unchecked[] {
	return licenceKinds
		.filter((kind) => bears[kind] && !isSettled(licensing[kind].verdict))
		.map((kind) => ({
			what: licenceKindInWords(kind, facts.place.nation),
			why: licensing[kind].summary,
			ask: councilOf(facts),
		}));
}

/** Sources that did not answer, except for a location that is known anyway and for sales that we hold ourselves. */
function unavailableSources({ live, place }: Facts): Unchecked[] {
	return liveKinds.flatMap((key) => {
		const answer = live[key];
		const { tells, name } = liveSources[key];
		return answer.state === "silent" &&
			answer.why !== "held" &&
			!(key === "geography" && place.grain === "unit")
			? [{ what: tells, why: `${name} ${failureInWords[answer.why]}.`, ask: null }]
			: [];
	});
}

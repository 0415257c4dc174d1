import type { Citation, Coverage } from "../../base/evidence.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { EvidenceLink } from "./scheme-evidence.ts";

/** What can be said about a licence, most burdensome first. Source: Rule LICENCE-1; why there are so many: Fact LAW-F8. */
export const verdicts = [
	"required",
	"likely",
	"check_boundary",
	"starting_soon",
	"none_found",
	"unknown",
	"not_covered",
] as const;
export type Verdict = (typeof verdicts)[number];

/** What has to be done about a licence or permission: an imperative, who settles it, and their page where one is held. */
export type LicenceNeed = {
	readonly what: string;
	readonly who: string;
	readonly url: string | null;
};

/**
 * What a verdict rests on, surest first: the law itself; a page that an administrator read for this row; a page of a council, GOV.UK or The Gazette that we read; anything
 * else. The first three decide, a lead asks. Source: Rule LICENCE-2.
 */
export const proofs = ["rule", "verified", "read", "lead"] as const;
export type Proof = (typeof proofs)[number];

/** A verdict, the sentence that says it for this home, and the rows of the register it rests on. */
export type Judgement = {
	readonly verdict: Verdict;
	/** Null where no one knows. */
	readonly proof: Proof | null;
	readonly summary: string;
	/** What has to be done about it; null where nothing has. */
	readonly need: LicenceNeed | null;
	readonly schemes: readonly LicensingScheme[];
	/** The pages that those rows rest on; absent of what rests on the law or a map. */
	readonly evidence?: readonly EvidenceLink[];
	readonly basis: "rule" | "property" | "postcode" | "area" | "authority";
	readonly citations: readonly Citation[];
};

/** Whether a verdict decides; of a lead the council is asked. */
export function decides({ proof }: Pick<Judgement, "proof">): boolean {
	return proof !== null && proof !== "lead";
}

/** A licence is needed as far as anyone can tell. */
export function isNeeded(verdict: Verdict): boolean {
	return verdict === "required" || verdict === "likely";
}

/** A licence is needed, may be, or will be: then it matters whom the law spares. */
export function mayNeed(verdict: Verdict): boolean {
	return isNeeded(verdict) || verdict === "check_boundary" || verdict === "starting_soon";
}

/** Whether anything was found out at all. */
export function isSettled(verdict: Verdict): boolean {
	return verdict !== "unknown" && verdict !== "not_covered";
}

/**
 * The flat fields of a verdict (Rule LICENCE-22): true when needed, false when none is found or it starts later,
 * null when the street must be looked up or no one knows.
 */
export function asBoolean(verdict: Verdict): boolean | null {
	if (isNeeded(verdict)) {
		return true;
	}
	return verdict === "none_found" || verdict === "starting_soon" ? false : null;
}

/** How sure a verdict is, in the words every figure uses. What decides is `ok`, but for an edge that it leaves open. */
export function coverageOf(judgement: Judgement): Coverage {
	if (judgement.verdict === "unknown" || judgement.verdict === "not_covered") {
		return judgement.verdict;
	}
	return decides(judgement) && judgement.verdict !== "check_boundary" ? "ok" : "estimated";
}

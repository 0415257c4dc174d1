import type { Citation, Coverage } from "../../base/evidence.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { EvidenceLink } from "./scheme-evidence.ts";

/** Possible verdicts on a licence, most burdensome first. Source: Rule LICENCE-1; reasons for their number: Fact LAW-F8. */
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

/** What has to be done about a licence or permission: an instruction, who settles it, and their page where we hold one. */
export type LicenceNeed = {
	readonly what: string;
	readonly who: string;
	readonly url: string | null;
};

/**
 * Basis of a verdict, surest first: the law itself; a page that an administrator read for this row; a page of a council, GOV.UK or The Gazette that we
 * read; anything else. The first three decide, a lead only raises the question. Source: Rule LICENCE-2.
 */
export const proofs = ["rule", "verified", "read", "lead"] as const;
export type Proof = (typeof proofs)[number];

/** A verdict, the sentence that says it for this home, and the rows of the register it rests on. */
export type Judgement = {
	readonly verdict: Verdict;
	/** Null where nothing is known. */
	readonly proof: Proof | null;
	readonly summary: string;
	/** What has to be done about it; null where nothing has. */
	readonly need: LicenceNeed | null;
	readonly schemes: readonly LicensingScheme[];
	/** Pages behind those rows; absent where the verdict rests on the law or a map. */
	readonly evidence?: readonly EvidenceLink[];
	readonly basis: "rule" | "property" | "postcode" | "area" | "authority";
	readonly citations: readonly Citation[];
};

/** Whether a verdict decides; for a lead the council has to be asked. */
export function decides({ proof }: Pick<Judgement, "proof">): boolean {
	return proof !== null && proof !== "lead";
}

/** Whether a licence is needed, as far as is known. */
export function isNeeded(verdict: Verdict): boolean {
	return verdict === "required" || verdict === "likely";
}

/** Whether a licence is, may be or will be needed, so that exemptions matter. */
export function mayNeed(verdict: Verdict): boolean {
	return isNeeded(verdict) || verdict === "check_boundary" || verdict === "starting_soon";
}

/** Whether anything was found out at all. */
export function isSettled(verdict: Verdict): boolean {
	return verdict !== "unknown" && verdict !== "not_covered";
}

/**
 * A verdict as a flat field (Rule LICENCE-22): true when needed, false when none is found or it starts later, null when the street has to be looked up or
 * nothing is known.
 */
export function asBoolean(verdict: Verdict): boolean | null {
	if (isNeeded(verdict)) {
		return true;
	}
	return verdict === "none_found" || verdict === "starting_soon" ? false : null;
}

/** Certainty of a verdict, in the terms used for every figure. A deciding verdict is `ok`, unless it leaves an edge open. */
export function coverageOf(judgement: Judgement): Coverage {
	if (judgement.verdict === "unknown" || judgement.verdict === "not_covered") {
		return judgement.verdict;
	}
	return decides(judgement) && judgement.verdict !== "check_boundary" ? "ok" : "estimated";
}

import type { IsoDate } from "../../base/calendar.ts";
import { type Place, sourcesOff } from "../../base/facts/facts.ts";
import {
	type DesignatedKind,
	designatedKinds,
	type LicensingScheme,
	licenceKindOf,
} from "../../base/facts/scheme.ts";
import { FEWEST_IN_LARGER_HMO, type Use } from "../../base/use.ts";
import { judgeLicensing } from "../../subjects/licensing/judge-licensing.ts";
import type { HomeAddress } from "../../subjects/licensing/streets/match-streets.ts";
import {
	asBoolean,
	type Judgement,
	proofs,
	type Verdict,
	verdicts,
} from "../../subjects/licensing/verdict.ts";
import { tallied } from "./tallied.ts";

/** Kinds of question about a home: three licences, and planning permission for an HMO. */
export const auditedKinds = ["mandatory", ...designatedKinds] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** What a page says about a home on a day. `ask`: it depends on something that the postcode does not tell. */
export const truths = ["required", "not_required", "ask"] as const;
export type Truth = (typeof truths)[number];

/** A home with a page that tells the truth about it. */
export type AuditedHome = {
	/** Line number in the list, from 1, header included. */
	readonly line: number;
	readonly place: Place;
	readonly address: HomeAddress;
	readonly kind: AuditedKind;
	/** Future residents of the HMO; null for the kind's usual number. */
	readonly people: number | null;
	readonly truth: Truth;
	/** The page that says so. */
	readonly source: string;
	/** Day of the truth, for which the verdict is made. */
	readonly truthDay: IsoDate;
};

/**
 * Verdict compared with the truth. `false_none`: no licence, though one is needed or the page leaves it open. `false_required`: a licence, though none is
 * needed or the page leaves it open. `needless_ask`: refers to the council, though a page settles it.
 */
const outcomes = ["right", "false_none", "false_required", "needless_ask"] as const;
type Outcome = (typeof outcomes)[number];

/** What verdicts rest on; `unknown` where nothing is known. */
export const auditedProofs = [...proofs, "unknown"] as const;
export type AuditedProof = (typeof auditedProofs)[number];

export type AuditedVerdict = AuditedHome & {
	readonly verdict: Verdict;
	readonly proof: AuditedProof;
	readonly outcome: Outcome;
};

/** Number of homes by outcome, and in total. */
export type AuditFigures = Readonly<Record<Outcome | "homes", number>>;

export type Audit = {
	readonly figures: AuditFigures;
	/** The same of the verdicts with each proof. */
	readonly byProof: Readonly<Record<AuditedProof, AuditFigures>>;
	/** Number of homes by truth and verdict. */
	readonly confusion: Readonly<Record<Truth, Readonly<Record<Verdict, number>>>>;
	/** Homes with a wrong verdict, in the order of the list. */
	readonly wrong: readonly AuditedVerdict[];
};

/** Judges homes by the register alone, each on the day of its truth, and compares the verdicts with the truth. */
export function audit(homes: readonly AuditedHome[], schemes: readonly LicensingScheme[]): Audit {
	const judged = homes.map((home): AuditedVerdict => {
		const { verdict, proof } = judge(home, schemes);
		return { ...home, verdict, proof: proof ?? "unknown", outcome: outcomeOf(home.truth, verdict) };
	});
	const count = (is: (home: AuditedVerdict) => boolean) => judged.filter(is).length;
	return {
		figures: figuresOf(judged),
		byProof: tallied(auditedProofs, (each) =>
			figuresOf(judged.filter(({ proof }) => proof === each)),
		),
		confusion: tallied(truths, (truth) =>
			tallied(verdicts, (verdict) =>
				count((home) => home.truth === truth && home.verdict === verdict),
			),
		),
		wrong: judged.filter(({ outcome }) => outcome !== "right"),
	};
}

function figuresOf(judged: readonly AuditedVerdict[]): AuditFigures {
	return {
		homes: judged.length,
		...tallied(outcomes, (each) => judged.filter(({ outcome }) => outcome === each).length),
	};
}

/** Outcome of a verdict. `likely` counts as `required`; they only differ in whether the row was verified. */
function outcomeOf(truth: Truth, verdict: Verdict): Outcome {
	const isNeeded = asBoolean(verdict);
	if (isNeeded === null) {
		return truth === "ask" ? "right" : "needless_ask";
	}
	if (isNeeded) {
		return truth === "required" ? "right" : "false_required";
	}
	return truth === "not_required" ? "right" : "false_none";
}

function judge(home: AuditedHome, schemes: readonly LicensingScheme[]): Judgement {
	const { place, kind, people, truthDay, address } = home;
	const here = place.authorities.map(({ code }) => code);
	const scope = {
		place,
		schemes: schemes.filter(({ authorityCode }) => here.includes(authorityCode)),
		registerAsOf: null,
		articleFourAsOf: null,
		live: sourcesOff,
		authorities: [],
	};
	const judged = judgeLicensing(scope, { use: occupiedAs(home), people }, truthDay, address);
	return judged[judgedAs[kind]];
}

const judgedAs = {
	mandatory: "mandatory",
	...licenceKindOf,
} as const satisfies Record<AuditedKind, string>;

const usualUse: Readonly<Record<AuditedKind, Use>> = {
	mandatory: "hmo",
	additional: "sharers",
	selective: "single",
	article4_hmo: "sharers",
} satisfies Record<DesignatedKind | "mandatory", Use>;

function occupiedAs({ kind, people }: AuditedHome): Use {
	if (people === null || kind === "selective") {
		return usualUse[kind];
	}
	return people >= FEWEST_IN_LARGER_HMO ? "hmo" : "sharers";
}

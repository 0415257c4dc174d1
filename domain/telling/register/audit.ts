import type { IsoDate } from "../../base/calendar.ts";
import { type Place, sourcesOff } from "../../base/facts/facts.ts";
import {
	type DesignatedKind,
	designatedKinds,
	type LicensingScheme,
} from "../../base/facts/scheme.ts";
import { FEWEST_IN_LARGER_HMO, type Use } from "../../base/use.ts";
import { judgeLicensing } from "../../subjects/licensing/judge-licensing.ts";
import type { HomeAddress } from "../../subjects/licensing/streets/match-streets.ts";
import { asBoolean, type Verdict, verdicts } from "../../subjects/licensing/verdict.ts";
import { tallied } from "./tallied.ts";

/** What is asked about a home: a licence of one of three kinds, or planning permission of an HMO. */
export const auditedKinds = ["mandatory", ...designatedKinds] as const;
export type AuditedKind = (typeof auditedKinds)[number];

/** What a page says of a home on a day. `ask`: by the page something decides that a postcode does not tell. */
export const truths = ["required", "not_required", "ask"] as const;
export type Truth = (typeof truths)[number];

/** A home of which a page tells the truth. */
export type AuditedHome = {
	/** Of the list, counted from 1, its header included. */
	readonly line: number;
	readonly place: Place;
	readonly address: HomeAddress;
	readonly kind: AuditedKind;
	/** How many people are to live in the HMO; null where the kind's usual number is asked about. */
	readonly people: number | null;
	readonly truth: Truth;
	/** The page that says so. */
	readonly source: string;
	/** The day on which it is so, which is the day that is judged. */
	readonly truthDay: IsoDate;
};

/**
 * How a verdict stands to the truth. `false_none`: it says no licence is needed where one is, or where the page leaves it open. `false_required`: it says
 * that one is needed where none is, or where the page leaves it open. `needless_ask`: it sends people to the council for what a page settles.
 */
const outcomes = ["right", "false_none", "false_required", "needless_ask"] as const;
type Outcome = (typeof outcomes)[number];

export type AuditedVerdict = AuditedHome & { readonly verdict: Verdict; readonly outcome: Outcome };

/** How many homes came out in each way, and how many there were. */
export type AuditFigures = Readonly<Record<Outcome | "homes", number>>;

export type Audit = {
	readonly figures: AuditFigures;
	/** How many homes of a truth were given a verdict. */
	readonly confusion: Readonly<Record<Truth, Readonly<Record<Verdict, number>>>>;
	/** Homes whose verdict is not the truth, in the order of the list. */
	readonly wrong: readonly AuditedVerdict[];
};

/** Judges homes by the register alone, each on the day of its truth, and sets the verdicts beside the truth. */
export function audit(homes: readonly AuditedHome[], schemes: readonly LicensingScheme[]): Audit {
	const judged = homes.map((home): AuditedVerdict => {
		const verdict = verdictOn(home, schemes);
		return { ...home, verdict, outcome: outcomeOf(home.truth, verdict) };
	});
	const count = (is: (home: AuditedVerdict) => boolean) => judged.filter(is).length;
	return {
		figures: {
			homes: judged.length,
			...tallied(outcomes, (each) => count(({ outcome }) => outcome === each)),
		},
		confusion: tallied(truths, (truth) =>
			tallied(verdicts, (verdict) =>
				count((home) => home.truth === truth && home.verdict === verdict),
			),
		),
		wrong: judged.filter(({ outcome }) => outcome !== "right"),
	};
}

/** `likely` says that a licence is needed as `required` does: the two differ in whether anybody verified the row. */
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

function verdictOn(home: AuditedHome, schemes: readonly LicensingScheme[]): Verdict {
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
	return judged[judgedAs[kind]].verdict;
}

const judgedAs = {
	mandatory: "mandatory",
	additional: "additional",
	selective: "selective",
	article4_hmo: "articleFour",
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

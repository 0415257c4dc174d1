import type { IsoDate } from "../../base/calendar.ts";
import type { Evidence } from "../../base/evidence.ts";
import type { Pence } from "../../base/money.ts";
import { publishedSource } from "../../base/sources.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { HomeMoney } from "../money/home-money.ts";
import type { DealBreaker } from "./deal-breaker.ts";

/** Effect of a risk, gravest first: it forbids the letting, rules out its loan, costs every year, costs once. Source: Rule RISK-2. */
export const riskEffects = ["forbids", "loan", "yearly", "once"] as const;
export type RiskEffect = (typeof riskEffects)[number];

/** Likelihood of a risk, and the share of its pounds that counts. Source: Rule RISK-2. */
export const certainties = { certain: 1, likely: 1 / 2, possible: 1 / 4 } as const;
export type Certainty = keyof typeof certainties;

/** Something that could go wrong with letting the home. */
export type Risk = {
	readonly id: string;
	readonly effect: RiskEffect;
	readonly certainty: Certainty;
	/** In a line, without its amount. */
	readonly headline: string;
	/** The risk and its basis, in one or two self-contained sentences. */
	readonly detail: string;
	/**
	 * Set for a risk made by a law, whose detail is a red flag: "gated" for subscribers, "free" where it says no more than a verdict that everyone reads. Null
	 * for any other risk. Source: Rule ACCESS-4.
	 */
	readonly flag: "gated" | "free" | null;
	/** Set where the risk makes the letting unlawful as it stands, regardless of all else. */
	readonly dealBreaker?: DealBreaker;
	/** Pounds a year for a yearly effect, else once; null where unknown. */
	readonly amount: Pence | null;
	/** The amount is the most that a penalty may be. */
	readonly isPenalty?: true;
	/** Origin of the amount. Everyone may see a fee, the register's figures and the reader's own; published ones are reserved. */
	readonly amountFrom: "fee" | "register" | "stated" | "published";
	readonly by: IsoDate | null;
	/** A duty of every landlord: a legal flag, but nothing that goes wrong. */
	readonly isDuty?: true;
	/** Who says so, and when. */
	readonly source: RiskSource;
};

/** Defaults of a risk: no legal flag, no amount and no day. */
export const plainRisk = { flag: null, amount: null, amountFrom: "register", by: null } as const;

/** `asOf` is the source's date, or the day on which a rule was last read; null where neither is known. */
export type RiskSource = { readonly name: string; readonly asOf: IsoDate | null };

/** Source of a figure: the first that it cites. */
export function sourceOfFigure({ citations }: Pick<Evidence<unknown>, "citations">): RiskSource {
	const [first] = citations;
	return first
		? { name: publishedSource(first.source).name, asOf: first.asOf }
		: { name: "No published source", asOf: null };
}

/** A penalty counts at a tenth of its maximum. Source: Rule RISK-3. */
const PENALTY_COUNTED = 0.1;

/** A home with everything known from which risks are found. */
export type RiskedHome = JudgedHome & { readonly money: HomeMoney };

/** What makes the letting unlawful as it stands, planning first. */
export function dealBreakersOf(risks: readonly Risk[]): DealBreaker[] {
	return risks
		.flatMap(({ dealBreaker }) => dealBreaker ?? [])
		.toSorted((a, b) => a.id.localeCompare(b.id));
}

/** The law's red flags, in the order of the risks. */
export function flagsOf(risks: readonly Risk[]): string[] {
	return risks.flatMap(({ flag, detail }) => (flag === null ? [] : [detail]));
}

/**
 * Sorts risks by gravity: by effect, then (among those that forbid the letting) planning, licences, energy, then by pounds times certainty, then by date.
 * Risks with neither come last, in their listed order. Source: Rule RISK-2.
 */
export function byGravity(risks: readonly Risk[]): Risk[] {
	return risks.toSorted(
		(a, b) =>
			riskEffects.indexOf(a.effect) - riskEffects.indexOf(b.effect) ||
			orderOfLaw(a) - orderOfLaw(b) ||
			weighedPounds(b) - weighedPounds(a) ||
			(a.by ?? NEVER).localeCompare(b.by ?? NEVER),
	);
}

/** Order in which obstacles to a letting are settled. */
function orderOfLaw({ effect, id }: Risk): number {
	if (effect !== "forbids" || id === "planning") {
		return 0;
	}
	return id.startsWith("licence_") ? 1 : 2;
}

/** Number of red flags that say more than everyone reads, shown to viewers who may not read them. Source: Rule ACCESS-4. */
export function countGatedFlags(risks: readonly Risk[]): number {
	return risks.filter(({ flag }) => flag === "gated").length;
}

/** Later than any date. */
export const NEVER = "9999-12-31";

function weighedPounds({ amount, certainty, isPenalty }: Risk): number {
	const counted = isPenalty ? PENALTY_COUNTED : 1;
	return (amount ?? 0) * certainties[certainty] * counted;
}

import type { IsoDate } from "../../base/calendar.ts";
import type { Evidence } from "../../base/evidence.ts";
import type { Pence } from "../../base/money.ts";
import { publishedSource } from "../../base/sources.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { HomeMoney } from "../money/home-money.ts";
import type { DealBreaker } from "./deal-breaker.ts";

/** What a risk does, gravest first: it forbids the letting, makes its loan impossible, costs every year, costs once. Source: Rule RISK-2. */
export const riskEffects = ["forbids", "loan", "yearly", "once"] as const;
export type RiskEffect = (typeof riskEffects)[number];

/** How likely it is to come, and what of its pounds that counts. Source: Rule RISK-2. */
export const certainties = { certain: 1, likely: 1 / 2, possible: 1 / 4 } as const;
export type Certainty = keyof typeof certainties;

/** Something that could go wrong with letting the home. */
export type Risk = {
	readonly id: string;
	readonly effect: RiskEffect;
	readonly certainty: Certainty;
	/** In a line, without its amount. */
	readonly headline: string;
	/** What it is and what it rests on, in a sentence or two that stand alone. */
	readonly detail: string;
	/** A law makes it, and its detail is a red flag: one for subscribers, or "free" where it says no more than a verdict that everyone reads; null of a risk that no rule makes. Source: Rule ACCESS-4. */
	readonly flag: "gated" | "free" | null;
	/** What makes the letting unlawful as it stands, whatever the rest is worth; null of any other risk. */
	readonly dealBreaker?: DealBreaker;
	/** What it costs: a year where its effect is yearly, else once; null where no one can say. */
	readonly amount: Pence | null;
	/** The amount is the most that a penalty may be. */
	readonly isPenalty?: true;
	/** Whose the amount is: only a fee, the register's or the reader's own figures are told to strangers. */
	readonly amountFrom: "fee" | "register" | "stated" | "published";
	readonly by: IsoDate | null;
	/** What every landlord does before letting: a flag of the law, and nothing that goes wrong. */
	readonly isDuty?: true;
	/** Who says so, and when. */
	readonly source: RiskSource;
};

/** What a risk has unless it says otherwise: no flag of the law, no amount and no day. */
export const plainRisk = { flag: null, amount: null, amountFrom: "register", by: null } as const;

/** `asOf` is the date that the source gives, or the day on which a rule was last read; null where neither is known. */
export type RiskSource = { readonly name: string; readonly asOf: IsoDate | null };

/** The source of a figure, by the first that it quotes. */
export function sourceOfFigure({ citations }: Pick<Evidence<unknown>, "citations">): RiskSource {
	const [first] = citations;
	return first
		? { name: publishedSource(first.source).name, asOf: first.asOf }
		: { name: "No published source", asOf: null };
}

/** A penalty counts by a tenth of the most it may be. Source: Rule RISK-3. */
const PENALTY_COUNTED = 0.1;

/** A home of which all is known that a risk may follow from. */
export type RiskedHome = JudgedHome & { readonly money: HomeMoney };

/** What makes the letting unlawful as it stands, planning first. */
export function dealBreakersOf(risks: readonly Risk[]): DealBreaker[] {
	return risks
		.flatMap(({ dealBreaker }) => dealBreaker ?? [])
		.toSorted((a, b) => a.id.localeCompare(b.id));
}

/** The red flags of the law, in a sentence or two each, in the order of the risks. */
export function flagsOf(risks: readonly Risk[]): string[] {
	return risks.flatMap(({ flag, detail }) => (flag === null ? [] : [detail]));
}

/**
 * Sorts risks by gravity: by effect, of what forbids the letting planning before licences before energy, then pounds times certainty, then date; what has neither
 * comes last, as it was listed. Source: Rule RISK-2.
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

/** What forbids a letting is asked in the order in which it is settled. */
function orderOfLaw({ effect, id }: Risk): number {
	if (effect !== "forbids" || id === "planning") {
		return 0;
	}
	return id.startsWith("licence_") ? 1 : 2;
}

/** How many red flags say more than what everyone reads: what is told to strangers of those they do not read. Source: Rule ACCESS-4. */
export function countGatedFlags(risks: readonly Risk[]): number {
	return risks.filter(({ flag }) => flag === "gated").length;
}

/** Later than any date. */
export const NEVER = "9999-12-31";

function weighedPounds({ amount, certainty, isPenalty }: Risk): number {
	const counted = isPenalty ? PENALTY_COUNTED : 1;
	return (amount ?? 0) * certainties[certainty] * counted;
}

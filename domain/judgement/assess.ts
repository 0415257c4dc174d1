import type { IsoDate } from "../base/calendar.ts";
import type { Certificate } from "../base/facts/certificate.ts";
import type { Facts } from "../base/facts/facts.ts";
import type { Inputs } from "../base/inputs.ts";
import type { Owners } from "../subjects/finance/owners.ts";
import { type JudgedHome, judgeHome } from "./home/judged-home.ts";
import { type HomeMoney, homeMoney } from "./money/home-money.ts";
import type { DealBreaker } from "./risks/deal-breaker.ts";
import { findRisks } from "./risks/find-risks.ts";
import { dealBreakersOf, flagsOf, type Risk } from "./risks/risk.ts";
import { type AreaRanks, areaRanks } from "./score/area-rank.ts";
import { type Bar, previewBars } from "./score/bars.ts";
import type { Component } from "./score/component.ts";
import { componentSpread } from "./score/component-spread.ts";
import { type Confidence, confidenceOf } from "./score/confidence.ts";
import { type InvestmentScore, investmentScore } from "./score/investment-score.ts";
import { scoreLimitsOf } from "./score/score-limits.ts";
import { type ScoreSubject, scoreSubject } from "./score/score-subject.ts";

/** The whole judgement on letting a home: what preview, report and PDF all read. */
export type Assessment = JudgedHome & {
	readonly money: HomeMoney;
	readonly components: readonly Component[];
	readonly dealBreakers: readonly DealBreaker[];
	readonly score: InvestmentScore;
	readonly scoreSubject: ScoreSubject;
	readonly standings: AreaRanks;
	readonly confidence: Confidence;
	readonly bars: readonly Bar[];
	/** Gravest first. */
	readonly risks: readonly Risk[];
	/** Sentences of the risks that a law makes. */
	readonly flags: readonly string[];
};

/**
 * Judges the gathered facts for a home, a use and a day. Pure: the same facts, inputs and day give the same answer in preview, report, refresh and tests.
 * Never cached, because verdicts depend on the day.
 */
export function assess(
	facts: Facts,
	stated: {
		inputs: Inputs;
		chosen: Certificate | null;
		day: IsoDate;
		/** Whose tax to calculate; the three bands where none is stated. */
		owners?: Owners;
	},
): Assessment {
	return assessFor(judgeHome(facts, stated), stated.owners);
}

/** The same judgement with the owners' own tax, for an assessment first made without a position. */
export function assessFor(home: JudgedHome, owners: Owners = []): Assessment {
	const money = homeMoney(home, owners);
	const spread = componentSpread(home);
	const { hmoLicence, energy, market, bears, licensing } = home;
	const risks = findRisks({ ...home, money });
	return {
		...home,
		money,
		components: spread.components,
		dealBreakers: dealBreakersOf(risks),
		score: investmentScore(spread, scoreLimitsOf({ ...home, money, risks })),
		scoreSubject: scoreSubject(home),
		standings: areaRanks(home),
		confidence: confidenceOf(spread.components),
		bars: previewBars(
			energy,
			{ hmo: hmoLicence, selective: bears.selective ? licensing.selective : null },
			market.demand,
		),
		risks,
		flags: flagsOf(risks),
	};
}

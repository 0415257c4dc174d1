import type { FigureDto } from "../../../base/evidence-dto.ts";
import { listInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import type { Component } from "../../../judgement/score/component.ts";
import type { ComponentId } from "../../../judgement/score/method.ts";
import { type FlatFigures, flatFigures } from "../../flat-figures.ts";
import type { ReportDocument } from "../document/document.ts";
import { upgradeCostFigure } from "../energy/compose-energy.ts";
import { priceFigures, rentFigures } from "../market/market-figures.ts";
import { contentLines, halfLines, reportQuestions } from "./contents.ts";

/** What the report on one place contains and lacks, and whether it is sold at all. */
export type Offer = {
	readonly isSold: boolean;
	/** Advertised lines that this report fulfils, wholly or by half. */
	readonly holds: readonly string[];
	/** What a buyer would expect but will not find; the energy rating first. */
	readonly lacks: readonly Lack[];
	/** Further questions that this report answers; empty where none is sold. */
	readonly questions: readonly string[];
	/** Why it is not sold. Of a report that is sold: that no energy rating is known. Null where neither applies. */
	readonly reason: string | null;
};

export type Lack = { readonly what: string; readonly why: string };

/** Fewest of energy, licensing, rent and price that must be known to sell a report. Source: Rule OFFER-1. */
export const FEWEST_KNOWN_TO_SELL = 3;

/** Facts that decide the offer, from an assessment or from a report made of one. */
type OfferFacts = {
	readonly postcode: string;
	readonly investmentScore: number | null;
	readonly components: readonly Pick<Component, "id" | "score" | "isAssumed" | "reason">[];
	readonly flat: FlatFigures;
	readonly rents: readonly FigureDto[];
	readonly prices: readonly FigureDto[];
	readonly upgradeCost: FigureDto | undefined;
};

/** The offer of the report that an assessment would become. */
export function offerOf(assessment: Assessment): Offer {
	return judge({
		postcode: assessment.facts.postcode,
		investmentScore: assessment.score.value,
		components: assessment.components,
		flat: flatFigures(assessment),
		rents: rentFigures(assessment),
		prices: priceFigures(assessment),
		upgradeCost: upgradeCostFigure(assessment),
	});
}

/** The offer of an unpaid report, by what was known when it was made. */
export function offerOfReport({ home, verdict, flat, rent }: ReportDocument): Offer {
	return judge({
		postcode: home.postcode,
		investmentScore: verdict.investmentScore,
		components: verdict.components,
		flat,
		rents: rent.rents,
		prices: rent.prices,
		upgradeCost: verdict.keyFigures.find(({ id }) => id === "estimatedUpgradeCost"),
	});
}

/**
 * Decides the offer. Nothing is sold without a score, or with fewer than three of energy, licensing, rent and price known at any grain; typed figures do
 * not count. Source: Rule OFFER-1.
 */
function judge(known: OfferFacts): Offer {
	const { investmentScore, postcode } = known;
	const missing = missingOf(known);
	const isSold = investmentScore !== null && SUBJECTS - missing.length >= FEWEST_KNOWN_TO_SELL;
	const lines = [energyLine(known), licensingLine(known), marketLine(known)];
	const lacks = lines.flatMap((line) => line.lacks);
	if (!isSold) {
		return { isSold, holds: [], lacks, questions: [], reason: notSold(missing, postcode) };
	}
	return {
		isSold,
		holds: [...lines.flatMap(({ holds }) => holds), contentLines.risks, contentLines.plan],
		lacks,
		questions: questionsAnswered(known),
		reason: scoreOf(known, "epc") === null ? `No energy rating is known for ${postcode}.` : null,
	};
}

const SUBJECTS = 4;

/** The unknown ones of the four, worded for a sentence. */
function missingOf(known: OfferFacts): string[] {
	return [
		scoreOf(known, "epc") === null ? "energy rating" : null,
		scoreOf(known, "licensing") === null ? "licensing" : null,
		known.rents.some(isPublished) ? null : "rents",
		known.prices.some(isPublishedPrice) ? null : "prices",
	].filter((subject) => subject !== null);
}

/** Why nothing is sold. Something is always missing, because a score exists when all four are known. */
function notSold(missing: readonly string[], postcode: string): string {
	return `We do not sell a report on ${postcode}, because too little is published about it. We do not know its ${listInWords(missing)}.`;
}

type Line = Pick<Offer, "holds" | "lacks">;

function energyLine(known: OfferFacts): Line {
	if (scoreOf(known, "epc") === null) {
		return { holds: [], lacks: [{ what: contentLines.energy, why: whyOf(known, "epc") }] };
	}
	if (known.flat.estimatedUpgradeCost === null) {
		const why = known.upgradeCost?.evidence.note ?? "Nobody publishes them here.";
		return { holds: [halfLines.energy], lacks: [{ what: "Upgrade costs", why }] };
	}
	return { holds: [contentLines.energy], lacks: [] };
}

function licensingLine(known: OfferFacts): Line {
	return scoreOf(known, "licensing") === null
		? { holds: [], lacks: [{ what: contentLines.licensing, why: whyOf(known, "licensing") }] }
		: { holds: [contentLines.licensing], lacks: [] };
}

function marketLine(known: OfferFacts): Line {
	const hasYield = known.flat.estimatedRentalYield !== null;
	const hasMarket =
		known.flat.marketDemand !== null ||
		known.rents.some(isPublished) ||
		known.prices.some(isPublishedPrice);
	if (hasYield && hasMarket) {
		return { holds: [contentLines.market], lacks: [] };
	}
	const lacks = [
		...(hasYield ? [] : [{ what: halfLines.yield, why: whyOf(known, "yield") }]),
		...(hasMarket ? [] : [{ what: halfLines.market, why: whyOf(known, "market") }]),
	];
	return {
		holds: [...(hasYield ? [halfLines.yield] : []), ...(hasMarket ? [halfLines.market] : [])],
		lacks,
	};
}

/** Only questions that this place's figures answer. */
function questionsAnswered(known: OfferFacts): string[] {
	const hasYield = known.flat.estimatedRentalYield !== null;
	const answered: Readonly<Record<keyof typeof reportQuestions, boolean>> = {
		steps: known.flat.estimatedUpgradeCost !== null,
		tax: hasYield,
		lenders: hasYield,
		sales: known.prices.some(isPublishedPrice),
		rents: known.rents.some(isPublished),
		duties: true,
	};
	return questionIds.filter((id) => answered[id]).map((id) => reportQuestions[id]);
}

const questionIds = ["steps", "tax", "lenders", "sales", "rents", "duties"] as const;

function componentOf({ components }: OfferFacts, id: ComponentId) {
	return components.find((component) => component.id === id);
}

/** Known score of a part; null for a stand-in. */
function scoreOf(known: OfferFacts, id: ComponentId): number | null {
	const component = componentOf(known, id);
	return component && !component.isAssumed ? component.score : null;
}

function whyOf(known: OfferFacts, id: ComponentId): string {
	return componentOf(known, id)?.reason ?? "Not known.";
}

/** Whether a figure comes from anybody but the visitor. */
function isPublished({ evidence }: FigureDto): boolean {
	return evidence.value !== null && evidence.basis !== "visitor";
}

/** Whether a figure is a published price; price growth is not. */
function isPublishedPrice(figure: FigureDto): boolean {
	return figure.id !== "regionPriceGrowth" && isPublished(figure);
}

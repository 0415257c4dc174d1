import { statedTypeInWords } from "../../base/facts/home-type.ts";
import { type Inputs, rentAsTyped } from "../../base/inputs.ts";
import type { Pence } from "../../base/money.ts";
import { borderNote, placeLabel, verificationNote } from "../../base/place/place-label.ts";
import { useInWords } from "../../base/use.ts";
import { poundsInWords } from "../../base/words.ts";
import { composeAnswer, riskLine } from "../../judgement/answer/compose-answer.ts";
import type { Assessment } from "../../judgement/assess.ts";
import { homeDates } from "../../judgement/dates/home-dates.ts";
import type { Risk } from "../../judgement/risks/risk.ts";
import { METHODOLOGY_VERSION } from "../../judgement/score/method.ts";
import { composePlan } from "../../judgement/steps/compose-plan.ts";
import { flatFigures, marketFigures } from "../flat-figures.ts";
import type { MapSheet } from "../map/map-sheet.ts";
import { markOutdated } from "../mark-outdated.ts";
import { uncheckedOf } from "./closing/compose-unchecked.ts";
import { sourcesQuoted } from "./closing/sources-quoted.ts";
import { complianceSection } from "./compliance/compose-compliance.ts";
import {
	type Home,
	REPORT_FORMAT,
	type ReportDocument,
	type ReportRisk,
	type ReportSections,
} from "./document/document.ts";
import { energySection } from "./energy/compose-energy.ts";
import { licensingSection } from "./licensing/compose-licensing.ts";
import { demandSection } from "./market/compose-demand.ts";
import { rentSection } from "./market/compose-rent.ts";
import { moneySection } from "./money/compose-money.ts";
import { narrativeByRules } from "./narrative/narrative-by-rules.ts";
import { picturesOf } from "./pictures/pictures.ts";
import { neighbourhoodOf, placeFacts } from "./place/neighbourhood.ts";
import { possessionSection } from "./possession/compose-possession.ts";
import { propertyFacts } from "./property/compose-property.ts";
import { verdictOf } from "./verdict/compose-verdict.ts";

/**
 * Composes the whole report of an assessment, with the map of its home: plain JSON, written once and never changed. Pure, and never throws, whatever is
 * unknown; gaps are stated. The narrative is the one by rules.
 */
export function composeReport(assessment: Assessment, map: MapSheet | null = null): ReportDocument {
	const sections = reportSections(assessment, map);
	const unchecked = uncheckedOf(assessment, sections);
	const document = { ...sections, plan: composePlan(assessment, unchecked) };
	return {
		...document,
		answer: composeAnswer(assessment, unchecked.length),
		narrative: narrativeByRules(document),
		unchecked,
		sources: sourcesQuoted(document),
	};
}

function reportSections(assessment: Assessment, map: MapSheet | null): ReportSections {
	const sections: ReportSections = {
		format: REPORT_FORMAT,
		methodologyVersion: METHODOLOGY_VERSION,
		day: assessment.day,
		home: reportHome(assessment),
		inputs: assessment.inputs,
		flat: { ...flatFigures(assessment), ...marketFigures(assessment) },
		stated: statedInWords(assessment.inputs),
		verdict: verdictOf(assessment),
		property: propertyFacts(assessment),
		energy: energySection(assessment),
		licensing: licensingSection(assessment),
		rent: rentSection(assessment),
		money: moneySection(assessment),
		demand: demandSection(assessment),
		pictures: picturesOf(assessment),
		place: placeFacts(assessment),
		neighbourhood: neighbourhoodOf(assessment, map),
		possession: possessionSection(assessment),
		compliance: complianceSection(assessment),
		dates: homeDates(assessment),
		risks: assessment.risks.map(reportRisk),
	};
	return markOutdated(sections, assessment.day);
}

function reportRisk(risk: Risk): ReportRisk {
	const { detail, flag, isDuty = false } = risk;
	return { ...riskLine(risk), detail, isFlag: flag !== null, isDuty };
}

/** Which home the report is about, and whether its postcode was confirmed. */
export function reportHome({ facts, chosen }: Assessment): Home {
	const { place, postcode } = facts;
	return {
		postcode,
		address: chosen?.address ?? null,
		place: placeLabel(place),
		nation: place.nation,
		authority: place.authorities[0]?.name ?? null,
		certificate: chosen?.number ?? null,
		note: [verificationNote(place), borderNote(place)].filter(Boolean).join(" ") || null,
	};
}

/** The buyer's statements in words. Others are left out, except the use, which is always assumed. */
export function statedInWords(inputs: Inputs): ReportDocument["stated"] {
	const { bedrooms, people, rooms, price, serviceCharge, loan, nation, brma, houseNumber } = inputs;
	const lines: readonly (readonly [label: string, text: string | null])[] = [
		["To be let to", useInWords[inputs.use]],
		["Nation", nation],
		["Rental market area", brma],
		["House number", houseNumber],
		["Bedrooms", bedrooms === 0 ? "Studio" : textOf(bedrooms)],
		["People", textOf(people)],
		["Rooms let one by one", textOf(rooms)],
		["Type", inputs.type === null ? null : statedTypeInWords(inputs.type)],
		[inputs.owned ? "Value today" : "Purchase price", amountOf(price)],
		["Loan left", inputs.owned ? amountOf(inputs.loanLeft) : null],
		["Bought for", amountOf(inputs.boughtFor)],
		["Worth when first let", amountOf(inputs.valueWhenLet)],
		["Rent", rentInWords(inputs)],
		["Service charge", amountOf(serviceCharge, " a year")],
		["Loan", loan === null ? null : loan === 0 ? "None, bought in cash" : `${loan}% of the price`],
		["Energy exemption", inputs.exemption ? "Stands on the PRS Exemptions Register" : null],
		["Planning permission", inputs.planningPermission ? "Held for use as an HMO" : null],
	];
	return lines.flatMap(([label, text]) => (text === null ? [] : [{ label, text }]));
}

/** The rent of the whole home, and of a room where it was typed of one. */
function rentInWords(inputs: Inputs): string | null {
	const whole = amountOf(inputs.rent, " a month");
	return whole === null || inputs.rentOf === "home"
		? whole
		: `${whole}, ${amountOf(rentAsTyped(inputs))} a room`;
}

function textOf(count: number | null): string | null {
	return count === null ? null : String(count);
}

function amountOf(amount: Pence | null, unit = ""): string | null {
	return amount === null ? null : `${poundsInWords(amount)}${unit}`;
}

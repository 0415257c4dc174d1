import type { Assessment } from "../assess.ts";
import { flatFigures, marketFigures } from "../flat-figures.ts";
import { markPast } from "../mark-past.ts";
import { METHODOLOGY_VERSION } from "../score/method.ts";
import { type Told, toldEvidence } from "../told.ts";
import { complianceSection } from "./compliance.ts";
import { demandSection } from "./demand.ts";
import { REPORT_FORMAT, type ReportDocument } from "./document.ts";
import { energySection } from "./energy.ts";
import { homeOf, statedInWords } from "./home.ts";
import { licensingSection } from "./licensing.ts";
import { moneySection } from "./money.ts";
import { narrativeByRules } from "./narrative.ts";
import { planStages } from "./plan.ts";
import { propertyFacts } from "./property.ts";
import { rentSection } from "./rent.ts";
import type { ReportFacts } from "./report-facts.ts";
import { sourcesQuoted } from "./sources-quoted.ts";
import { uncheckedOf } from "./unchecked.ts";
import { verdictOf } from "./verdict.ts";

/**
 * The whole report of an assessment: plain JSON, written once and read as it is ever after. Pure, and never throws, whatever is
 * unknown: a gap is told as one. The narrative is the rules' own.
 */
export function composeReport(assessment: Assessment): ReportDocument {
	const document = reportFacts(assessment);
	return {
		...document,
		narrative: narrativeByRules(document),
		unchecked: uncheckedOf(assessment, document),
		sources: sourcesQuoted(document),
	};
}

function reportFacts(assessment: Assessment): ReportFacts {
	const facts: ReportFacts = {
		format: REPORT_FORMAT,
		methodologyVersion: METHODOLOGY_VERSION,
		day: assessment.day,
		home: homeOf(assessment),
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
		place: placeFacts(assessment),
		compliance: complianceSection(assessment),
		plan: planStages(assessment),
		flags: assessment.flags,
	};
	return markPast(facts, assessment.day);
}

function placeFacts({ areaFacts }: Assessment): Told[] {
	return areaFacts.map(({ id, label, text, evidence }) => ({
		id,
		label,
		text,
		evidence: toldEvidence(evidence),
	}));
}

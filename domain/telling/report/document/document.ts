import type { IsoDate } from "../../../base/calendar.ts";
import type { FigureDto, SourceDto } from "../../../base/evidence-dto.ts";
import type { Inputs } from "../../../base/inputs.ts";
import type { Nation } from "../../../base/nation.ts";
import type { LettingAnswer, RiskLine } from "../../../judgement/answer/answer.ts";
import type { HomeDate } from "../../../judgement/dates/home-date.ts";
import type { DealBreaker } from "../../../judgement/risks/deal-breaker.ts";
import type { ScoreColour } from "../../../judgement/score/bands.ts";
import type { Confidence } from "../../../judgement/score/confidence.ts";
import type { ScoreLimit, ScoreRange } from "../../../judgement/score/investment-score.ts";
import type { SerializedPart } from "../../../judgement/score/score-words.ts";
import type { PlanStep } from "../../../judgement/steps/plan-step.ts";
import type { Unchecked } from "../../../judgement/unchecked/unchecked.ts";
import type { FlatFigures, MarketFigures } from "../../flat-figures.ts";
import type { ComplianceSection } from "../compliance/compliance-section.ts";
import type { EnergySection } from "../energy/energy-section.ts";
import type { LicensingSection } from "../licensing/licensing-section.ts";
import type { DemandSection, RentSection } from "../market/rent-section.ts";
import type { MoneySection } from "../money/money-section.ts";
import type { Pictures } from "../pictures/pictures.ts";
import type { Neighbourhood } from "../place/neighbourhood.ts";
import type { PossessionSection } from "../possession/possession-section.ts";

/** Version of the document's shape; every change of shape raises it (`read-stored-report.ts`). */
export const REPORT_FORMAT = 12;

/**
 * A complete report: composed once from an assessment, stored as JSON, and shown unchanged on web and PDF. Nothing is looked up later, so that a bought
 * report never changes. Amounts are pence, except in the `evidence` of figures.
 */
export type ReportDocument = {
	readonly format: typeof REPORT_FORMAT;
	/** Version of the score method. */
	readonly methodologyVersion: number;
	/** Day judged, in London; every dated rule is that of this day. */
	readonly day: IsoDate;
	readonly home: Home;
	/** The flat fields, in their own units. */
	readonly flat: FlatFigures & MarketFigures;
	readonly inputs: Inputs;
	/** What the buyer stated, in words: "Purchase price", "£180,000". */
	readonly stated: readonly { readonly label: string; readonly text: string }[];
	/** The three questions answered. */
	readonly answer: LettingAnswer;
	readonly verdict: ReportVerdict;
	readonly property: readonly FigureDto[];
	readonly energy: EnergySection;
	readonly licensing: LicensingSection;
	readonly rent: RentSection;
	readonly money: MoneySection;
	readonly demand: DemandSection;
	/** Drawings of the market chapter. */
	readonly pictures: Pictures;
	/** Flood, crime, conservation area, listed building, residents. */
	readonly place: readonly FigureDto[];
	readonly neighbourhood: Neighbourhood;
	/** How the home comes back from a tenant, and how its rent rises. */
	readonly possession: PossessionSection;
	readonly compliance: ComplianceSection;
	/** Coming changes for this home, soonest first. */
	readonly dates: readonly HomeDate[];
	/** Everything to do about it, each step once, soonest and gravest first. */
	readonly plan: readonly PlanStep[];
	readonly narrative: Narrative;
	/** All risks, gravest first. */
	readonly risks: readonly ReportRisk[];
	/** Everything that a buyer would expect here without an answer. */
	readonly unchecked: readonly Unchecked[];
	/** Every source quoted anywhere in the report, each with its date, by name. */
	readonly sources: readonly SourceDto[];
};

/** A report without commentary: all that the narrative may mention. */
export type ReportFacts = Omit<ReportDocument, "answer" | "narrative" | "unchecked" | "sources">;

/** Sections of a report, before the plan is made from them. */
export type ReportSections = Omit<ReportFacts, "plan">;

/** A risk as the report lists it. */
export type ReportRisk = RiskLine & {
	/** What it is and what it rests on, in a sentence or two. */
	readonly detail: string;
	/** Whether a law makes it, so that its detail is a red flag. */
	readonly isFlag: boolean;
	/** Whether it is a duty of every landlord: a legal flag, but nothing that goes wrong. */
	readonly isDuty: boolean;
};

export type Home = {
	readonly postcode: string;
	/** Address on the chosen certificate; null when the report is about the postcode. */
	readonly address: string | null;
	/** "Fallowfield, Manchester". */
	readonly place: string;
	readonly nation: Nation;
	readonly authority: string | null;
	/** Number of the certificate chosen. */
	readonly certificate: string | null;
	/** Shown where the postcode was not verified. */
	readonly note: string | null;
};

/** The report's verdict. Scores are 0-100 and null when too little is known. */
export type ReportVerdict = {
	readonly investmentScore: number | null;
	readonly investmentLabel: string;
	readonly colour: ScoreColour | null;
	readonly grade: string | null;
	readonly gradeLabel: string | null;
	/** The investment score before any limits. */
	readonly uncapped: number | null;
	/** Limits on the score, the lowest first. */
	readonly limits: readonly ScoreLimit[];
	/** Lowest and highest score that the unknowns allow; null where the span is negligible. */
	readonly range: ScoreRange | null;
	/** Percent of the score's weight that is known. */
	readonly knownWeight: number;
	/** 100 less the investment score. */
	readonly riskScore: number | null;
	readonly riskLabel: string | null;
	/** One line: relation between the two scores. Source: Rule SCORE-1. */
	readonly relation: string;
	/** One sentence: the most important point about letting this home. */
	readonly headline: string;
	readonly confidence: Confidence;
	readonly components: readonly SerializedPart[];
	readonly dealBreakers: readonly DealBreaker[];
	/** The handful of figures that the first pages show. */
	readonly keyFigures: readonly FigureDto[];
	/** The score method. */
	readonly sources: readonly SourceDto[];
};

/** A risk or a step in a sentence or two, under its id. */
export type Claim = { readonly id: string; readonly text: string };

export type Narrative = {
	/** Author of the wording; the content comes from the facts either way. */
	readonly writtenBy: "rules" | "model";
	/** Name of the language model; null when the rules wrote it. */
	readonly model: string | null;
	readonly keyRisks: readonly Claim[];
	readonly recommendations: readonly Claim[];
};

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

/** Version of the shape below: a change of it is a new one (`read-stored-report.ts`). */
export const REPORT_FORMAT = 10;

/**
 * A report, whole: composed once from an assessment, kept as JSON, and read as it is by the web report and the PDF. Nothing in it is
 * looked up again later, so a report that was bought says the same for ever. Amounts are pence, but for the `evidence` of told figures.
 */
export type ReportDocument = {
	readonly format: typeof REPORT_FORMAT;
	/** Version of the score method. */
	readonly methodologyVersion: number;
	/** Day judged, in London. Every dated rule was looked up for it. */
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
	/** What the market chapter draws. */
	readonly pictures: Pictures;
	/** Flood, crime, conservation area, listed building, who lives there. */
	readonly place: readonly FigureDto[];
	readonly neighbourhood: Neighbourhood;
	readonly compliance: ComplianceSection;
	/** What changes and when for this home, soonest first. */
	readonly dates: readonly HomeDate[];
	/** Everything to do about it, each step once, soonest and gravest first. */
	readonly plan: readonly PlanStep[];
	readonly narrative: Narrative;
	/** Everything that could go wrong, gravest first. */
	readonly risks: readonly ReportRisk[];
	/** Everything a buyer would expect here that no one told us. */
	readonly unchecked: readonly Unchecked[];
	/** Every source quoted anywhere in the report, each with its date, by name. */
	readonly sources: readonly SourceDto[];
};

/** A report before it is commented on: all that the narrative may speak of. */
export type ReportFacts = Omit<ReportDocument, "answer" | "narrative" | "unchecked" | "sources">;

/** What the sections of a report say, before anything is made of them. */
export type ReportSections = Omit<ReportFacts, "plan">;

/** A risk as the report lists it. */
export type ReportRisk = RiskLine & {
	/** What it is and what it rests on, in a sentence or two. */
	readonly detail: string;
	/** A law makes it: its detail is a red flag. */
	readonly isFlag: boolean;
	/** What every landlord does before letting: a flag of the law, and nothing that goes wrong. */
	readonly isDuty: boolean;
};

export type Home = {
	readonly postcode: string;
	/** Of the certificate chosen; null when the report is about the postcode. */
	readonly address: string | null;
	/** "Fallowfield, Manchester". */
	readonly place: string;
	readonly nation: Nation;
	readonly authority: string | null;
	/** Number of the certificate chosen. */
	readonly certificate: string | null;
	/** Said aloud where the postcode was not verified. */
	readonly note: string | null;
};

/** The answer, before anything else. Scores are 0-100 and null when too little is known. */
export type ReportVerdict = {
	readonly investmentScore: number | null;
	readonly investmentLabel: string;
	readonly colour: ScoreColour | null;
	readonly grade: string | null;
	readonly gradeLabel: string | null;
	/** The investment score before anything held it down. */
	readonly uncapped: number | null;
	/** What holds it down, the lowest first. */
	readonly limits: readonly ScoreLimit[];
	/** What it may turn out to be once the unknown is known; null where that is hardly another score. */
	readonly range: ScoreRange | null;
	/** Percent of the score's weight that is known. */
	readonly knownWeight: number;
	/** 100 less the investment score. */
	readonly riskScore: number | null;
	readonly riskLabel: string | null;
	/** One line: how the two scores relate. Source: Rule SCORE-1. */
	readonly relation: string;
	/** One sentence: what matters most about letting this home. */
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
	/** Who worded it. What it says comes from the facts either way. */
	readonly writtenBy: "rules" | "model";
	/** Name of the language model; null when the rules wrote it. */
	readonly model: string | null;
	readonly keyRisks: readonly Claim[];
	readonly recommendations: readonly Claim[];
};

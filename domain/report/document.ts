import type { IsoDate } from "../calendar.ts";
import type { CostRange } from "../epc/cost-to-c.ts";
import type { FigureDto, SourceDto } from "../evidence-dto.ts";
import type { FlatFigures, MarketFigures } from "../flat-figures.ts";
import type { Inputs } from "../inputs.ts";
import type { Nation } from "../nations/nation.ts";
import type { Colour } from "../score/bands.ts";
import type { Component } from "../score/component.ts";
import type { Confidence } from "../score/confidence.ts";
import type { DealBreaker } from "../score/deal-breakers.ts";
import type { EnergySection } from "./energy/energy-section.ts";
import type { LicensingSection } from "./licensing/licensing-section.ts";
import type { RentSection } from "./market/rent-section.ts";
import type { MoneySection } from "./money/money-section.ts";

/** Version of the shape below: a change of it is a new one (`stored/read-stored-report.ts`). */
export const REPORT_FORMAT = 2;

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
	/** SPEC's flat fields, in SPEC's units. */
	readonly flat: FlatFigures & MarketFigures;
	readonly inputs: Inputs;
	/** What the buyer stated, in words: "Purchase price", "£180,000". */
	readonly stated: readonly { readonly label: string; readonly text: string }[];
	readonly verdict: Verdict;
	readonly property: readonly FigureDto[];
	readonly energy: EnergySection;
	readonly licensing: LicensingSection;
	readonly rent: RentSection;
	readonly money: MoneySection;
	readonly demand: DemandSection;
	/** Flood, crime, conservation area, listed building. */
	readonly place: readonly FigureDto[];
	readonly compliance: ComplianceSection;
	/** What to do, soonest first; a time without anything to do is left out. */
	readonly plan: readonly PlanStage[];
	readonly narrative: Narrative;
	/** Red flags of the law, gravest first. */
	readonly flags: readonly string[];
	/** Everything a buyer would expect here that nobody told us. */
	readonly unchecked: readonly Unchecked[];
	/** Every source quoted anywhere in the report, each with its date, by name. */
	readonly sources: readonly SourceDto[];
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
export type Verdict = {
	readonly investmentScore: number | null;
	readonly investmentLabel: string;
	readonly colour: Colour | null;
	readonly grade: string | null;
	readonly gradeLabel: string | null;
	/** The investment score before a deal-breaker capped it. */
	readonly uncapped: number | null;
	/** Percent of the score's weight that is known. */
	readonly knownWeight: number;
	/** 100 less the investment score. */
	readonly riskScore: number | null;
	readonly riskLabel: string | null;
	readonly riskColour: Colour | null;
	/** One line: how the two scores relate. Source: DECISIONS 1. */
	readonly relation: string;
	/** One sentence: what matters most about letting this home. */
	readonly headline: string;
	readonly confidence: Confidence;
	readonly components: readonly (Omit<Component, "quality"> & {
		readonly label: string;
		/** Percent of the whole score. */
		readonly weight: number;
	})[];
	readonly dealBreakers: readonly DealBreaker[];
	/** The handful of figures that the first pages show. */
	readonly keyFigures: readonly FigureDto[];
	/** The score method. */
	readonly sources: readonly SourceDto[];
};

export type DemandSection = {
	readonly level: FigureDto;
	readonly indicators: readonly (FigureDto & {
		/** 0 lower, 1 middle, 2 upper third of the nation's authorities; null when not placed. */
		readonly third: 0 | 1 | 2 | null;
	})[];
	/** What no public source gives: days to let, vacancy, enquiries. */
	readonly note: string;
};

/** Where a rule was read, and when last. `lastChecked` null: nobody has, and the reader is told. */
export type RuleSource = {
	readonly source: string;
	readonly url: string | null;
	readonly lastChecked: IsoDate | null;
};

export type DutyLine = RuleSource & {
	readonly id: string;
	readonly what: string;
	/** When or how often; of one to come, from when. */
	readonly when: string;
	readonly penalty: string;
};

export type ComplianceSection = {
	readonly now: readonly DutyLine[];
	readonly coming: readonly DutyLine[];
	/** Changes of the law already made or to come, in the order of their days. */
	readonly changes: readonly (RuleSource & {
		readonly id: string;
		/** "1 May 2026", or when it is expected. */
		readonly when: string;
		readonly isComing: boolean;
		readonly what: string;
	})[];
	/** False where we hold only part of what the nation's law asks. */
	readonly isFull: boolean;
};

export type PlanStage = {
	readonly time: string;
	/** "Before you buy". */
	readonly heading: string;
	readonly steps: readonly {
		readonly id: string;
		readonly what: string;
		readonly who: string;
		readonly cost: CostRange | null;
		readonly url: string | null;
	}[];
};

/** A sentence, and the ids of the facts it rests on. */
export type Claim = { readonly text: string; readonly facts: readonly string[] };

export type Narrative = {
	/** Who worded it. What it says comes from the facts either way. */
	readonly writtenBy: "rules" | "model";
	/** Name of the language model; null when the rules wrote it. */
	readonly model: string | null;
	readonly keyRisks: readonly Claim[];
	readonly recommendations: readonly Claim[];
};

export type Unchecked = {
	readonly what: string;
	readonly why: string;
	/** Who could tell. */
	readonly ask: string | null;
};

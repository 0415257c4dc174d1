import type { LegalBasis } from "#domain/compliance/duty.ts";
import type { IsoDate } from "../calendar.ts";
import type { CostRange } from "../epc/cost-to-c.ts";
import type { DatedRule } from "../finance/dated-rule.ts";
import type { IncomeTaxRule, PurchaseLevy, Taxpayer } from "../finance/tax-rules.ts";
import type { Licence } from "../licensing/licence.ts";
import type { Verdict } from "../licensing/verdict.ts";
import type { Pence } from "../money.ts";
import type { SourceId } from "../sources.ts";
import type { Use } from "../use.ts";

/**
 * Everything in which one nation's letting differs from another's: a nation's rule is changed in the nation's file. What does not belong
 * here lies with its subject: the energy standards, which name their nations themselves, and the wording of the duties
 * (`compliance/duties-*`), which is long and which the sums, run in the browser, would bring along.
 */
export type NationPolicy = {
	/** Whether the tables published by nation reach it, as `live-sources.ts` says of live sources. Where they do not, a gap is "not covered", elsewhere "unknown". Source: Rule ACCESS-9. */
	readonly covered: Readonly<
		Record<"areas" | "demandIndicators" | "officialRents" | "railStations", boolean>
	>;
	readonly energy: EnergyLaw;
	/** The register that every landlord of the nation enters; null where there is none yet. */
	readonly landlordRegister: LandlordRegister | null;
	readonly licensing: LicensingLaw;
	readonly planning: PlanningLaw;
	readonly compliance: ComplianceCoverage;
	readonly taxes: NationTaxes;
	readonly conveyancing: Conveyancing;
};

export type EnergyLaw = {
	/** Whether a home must have a certificate before it is marketed and a least band to be let, as England and Wales ask. */
	readonly standardBinds: boolean;
	/** What is known where no standard of ours reaches, in a sentence for the reader, and the day on which it was last read. */
	readonly note: { readonly text: string; readonly lastChecked: IsoDate | null } | null;
};

type LandlordRegister = {
	/** What every landlord does, in a sentence. */
	readonly everyLandlord: string;
	/** The same of one landlord, as a clause. */
	readonly clause: string;
	/** The same as something to do, with its fee and the register's page. */
	readonly action: { readonly what: string; readonly cost: SeenFee; readonly url: string };
};

/** A fee as it was seen, from the lowest to the highest: who was asked or read, and the date it is of. Without both none is printed. */
export type SeenFee = CostRange & { readonly source: string; readonly asOf: IsoDate };

export type LicensingLaw = {
	/** The licence that the nation's law asks of houses in multiple occupation, by use. */
	readonly mandatory: Readonly<
		Record<Use, { readonly verdict: Verdict; readonly summary: string }>
	>;
	/** The law that says so. */
	readonly law: SourceId;
	/** Whether councils can designate schemes under Parts 2 and 3 of the Housing Act 2004. */
	readonly councilsDesignate: boolean;
	/** What a survey of all councils found of selective schemes, where it found none: the finding as a clause, and what the reader is told after it. */
	readonly noSelectiveScheme: { readonly found: string; readonly instead: string } | null;
	/** Fees seen, for the whole term; null where we hold none. */
	readonly fees: Readonly<Record<Licence, SeenFee>> | null;
	/** What letting without the licence needed risks, by the law of the day of the offence; none where we hold none. */
	readonly penalties: readonly LicensingPenalties[];
};

/** What a landlord risks who lets without the licence needed. */
export type LicensingPenalties = DatedRule &
	LegalBasis & {
		/** Highest civil penalty for one offence. */
		readonly civilPenaltyCap: Pence;
		/** Where national guidance has every council start; none while each council set its own. */
		readonly startingLevels: readonly { readonly offence: string; readonly amount: Pence }[];
		/** Months of rent that a tribunal may order to be repaid. */
		readonly rentRepaymentMonths: number;
		/** What a court may do instead of the civil penalty, in a sentence. */
		readonly onConviction: string;
	};

/** When a home may become a house in multiple occupation. Where neither directions nor a rule decide, it is the council's own question. */
export type PlanningLaw = {
	/** What the question is called in a heading. */
	readonly heading: string;
	/** Whether councils' Article 4 directions decide for small HMOs. */
	readonly articleFour: boolean;
	/** What the nation's law asks of every HMO of so many people, whatever its council says; null where it asks nothing. */
	readonly rule: PlanningRule | null;
};

export type PlanningRule = {
	readonly fromPeople: number;
	/** In a sentence, and as a clause for fewer people. */
	readonly summary: string;
	readonly clause: string;
	readonly law: SourceId;
	readonly lastChecked: IsoDate;
};

type ComplianceCoverage = {
	/** Whether the duties that we hold are all that the law asks of a landlord, not a part of it. */
	readonly holdsEveryDuty: boolean;
	/** Whether the changes of the Renters' Rights Act 2025 reach lettings here. */
	readonly rentersRightsAct: boolean;
};

export type NationTaxes = {
	/** What is levied when a dwelling is bought. */
	readonly purchase: readonly PurchaseLevy[];
	/** Tax on rental profit of a person who lives in the nation. */
	readonly income: readonly IncomeTaxRule[];
	/** Until when those rates are known. */
	readonly incomeTable: "income_tax" | "income_tax_scotland";
	/** What a taxpayer of each band is called. */
	readonly taxpayers: Readonly<Record<Taxpayer, string>>;
};

type Conveyancing = {
	/** What no one can know of a home here before its title is read. */
	readonly titleGaps: readonly {
		readonly what: string;
		readonly why: string;
		readonly ask: string;
	}[];
	/** Who maps flooding from surface water. */
	readonly surfaceWaterMap: string;
};

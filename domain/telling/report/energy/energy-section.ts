import type { IsoDate } from "../../../base/calendar.ts";
import type { CostRange } from "../../../base/cost-range.ts";
import type { FigureDto } from "../../../base/evidence-dto.ts";
import type { Band } from "../../../base/facts/band.ts";
import type { Pence } from "../../../base/money.ts";
import type { RuleSource } from "../compliance/compliance-section.ts";

/** The home's energy rating, what the law asks of it now and from 2030, and the way to band C. */
export type EnergySection = {
	/** One sentence: may it be let as it stands? */
	readonly answer: string;
	/** Whether the figures are from the home's own certificate rather than typical of its postcode or area. */
	readonly ofHome: boolean;
	readonly band: Band | null;
	readonly potentialBand: Band | null;
	readonly points: number | null;
	readonly potentialPoints: number | null;
	readonly figures: readonly FigureDto[];
	readonly certificate: {
		readonly number: string;
		readonly registeredOn: IsoDate;
		readonly validUntil: IsoDate;
		readonly expired: boolean;
	} | null;
	/** The standard in force, then the one announced. */
	readonly standards: readonly EnergyStandard[];
	/** What is known where no standard of ours applies. */
	readonly standardNote: string | null;
	readonly route: EnergyRoute | null;
	/** What to bear in mind about certificates and their printed costs. */
	readonly cautions: readonly string[];
};

export type EnergyStandard = RuleSource & {
	readonly id: string;
	readonly status: "in_force" | "announced";
	/** "Band E to let", "Band C from 1 October 2030". */
	readonly title: string;
	readonly from: IsoDate;
	/** Most that a landlord must spend on this home. */
	readonly cap: Pence;
	/** Whether the home meets it; null when its own points are unknown, or do not settle it. */
	readonly met: boolean | null;
	/** Last day on which a certificate registered in time keeps the home within it; null when none does. */
	readonly metUntil: IsoDate | null;
	readonly penalty: string;
	readonly notes: readonly string[];
};

export type EnergyRoute = {
	readonly steps: readonly {
		readonly title: string;
		readonly cost: CostRange | null;
		/** This step and all before it. */
		readonly totalCost: CostRange | null;
		readonly pointsAfter: number | null;
		readonly bandAfter: Band | null;
		readonly reachesC: boolean;
	}[];
	/** "£3,000 to £8,400 for 3 steps to band C", or why it is not known. */
	readonly summary: string;
	readonly cost: CostRange | null;
};

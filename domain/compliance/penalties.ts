import type { IsoDate } from "../calendar.ts";
import { type DatedRule, ruleOn } from "../finance/dated-rule.ts";
import { fromPounds, type Pence } from "../money.ts";
import type { Nation } from "../nation.ts";
import type { LegalBasis } from "./legal-basis.ts";

/** What a landlord risks who lets without the licence needed, by the law of the day of the offence. England only. */
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

const onConviction = "Instead of a civil penalty a court may impose an unlimited fine.";
const guidance = "https://www.gov.uk/government/publications";

/** Source: FACTS 1.2; the starting levels as councils reproduce the statutory guidance. */
export const penalties: readonly LicensingPenalties[] = [
	{
		from: "2017-04-06",
		source:
			"Housing Act 2004 section 249A; Housing and Planning Act 2016 Part 2 chapter 4; guidance on civil penalties for offences before 1 May 2026",
		url: `${guidance}/civil-penalties-under-the-housing-and-planning-act-2016`,
		lastChecked: "2026-11-21",
		civilPenaltyCap: fromPounds(30_000),
		startingLevels: [],
		rentRepaymentMonths: 12,
		onConviction,
	},
	{
		from: "2026-05-01",
		source:
			"Housing Act 2004 section 249A and Housing and Planning Act 2016 Part 2 chapter 4 as the Renters' Rights Act 2025 amends them; statutory guidance on civil penalties",
		url: `${guidance}/civil-penalties-under-the-renters-rights-act-2025-and-other-housing-legislation`,
		lastChecked: "2026-11-21",
		civilPenaltyCap: fromPounds(40_000),
		startingLevels: [
			{ offence: "No mandatory or additional HMO licence", amount: fromPounds(17_000) },
			{ offence: "No selective licence", amount: fromPounds(12_000) },
			{ offence: "More people in an HMO than its licence allows", amount: fromPounds(20_000) },
		],
		rentRepaymentMonths: 24,
		onConviction,
	},
];

/** What letting without a licence risks on a day; null outside England, and before the first day we hold. */
export function penaltiesOn(nation: Nation, day: IsoDate): LicensingPenalties | null {
	return nation === "England" ? ruleOn(penalties, day) : null;
}

import type { IsoDate } from "../calendar.ts";
import { addDays } from "../calendar.ts";
import { penaltiesOn } from "../compliance/penalties.ts";
import type { Nation } from "../nation.ts";
import { dateInWords, poundsInWords } from "../words.ts";
import type { LicensingSection } from "./licensing-section.ts";

/** What letting without a licence risks on a day, and what it risked before the law last changed; none where we hold no penalties. */
export function penaltyLines(nation: Nation, day: IsoDate): LicensingSection["penalties"] {
	const rule = penaltiesOn(nation, day);
	if (!rule) {
		return [];
	}
	const before = penaltiesOn(nation, addDays(rule.from, -1));
	const { source, url, lastChecked } = rule;
	const told = { source, url, lastChecked };
	const since = ` for offences before ${dateInWords(rule.from)}`;
	return [
		{
			...told,
			id: "civil",
			what: "Letting without the licence needed",
			text: `A civil penalty of up to ${poundsInWords(rule.civilPenaltyCap)}${before ? ` (${poundsInWords(before.civilPenaltyCap)}${since})` : ""}. ${rule.onConviction}`,
		},
		...rule.startingLevels.map(({ offence, amount }, index) => ({
			...told,
			id: `starting_${index + 1}`,
			what: offence,
			text: `National guidance starts from ${poundsInWords(amount)}`,
		})),
		{
			...told,
			id: "rent_repayment",
			what: "Rent repayment order",
			text: `Up to ${rule.rentRepaymentMonths} months' rent${before ? ` (${before.rentRepaymentMonths} months'${since})` : ""}`,
		},
	];
}

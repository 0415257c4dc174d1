import { rangeInWords } from "../../base/amounts-in-words.ts";
import type { IsoDate } from "../../base/calendar.ts";
import type { CostRange, SeenFee } from "../../base/cost-range.ts";
import type { LicensingScheme, SchemeFees } from "../../base/facts/scheme.ts";
import { LICENCE_YEARS, type Licence } from "../../base/licence.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import { licensingLawOf } from "./licensing-law.ts";
import { shownEvidence } from "./scheme-evidence.ts";

/** Fees that were usual before 1 May 2026. Source: Rule EVIDENCE-7. */
export const feesBeforeMay2026: Readonly<Record<Licence, CostRange>> = {
	mandatory: { low: fromPounds(500), high: fromPounds(1_500) },
	additional: { low: fromPounds(300), high: fromPounds(600) },
	selective: { low: fromPounds(400), high: fromPounds(800) },
};

/** Range of the fees seen for a licence; null where we hold none. */
export function licenceFee(nation: Nation, licence: Licence): SeenFee | null {
	return licensingLawOf(nation).fees?.[licence] ?? null;
}

/** Cost of a licence for its whole term: the council's own fee where its row has one, else the middle of what councils charged. */
export type LicenceCost = {
	readonly amount: Pence;
	/** A single figure where the council's own fee is held. */
	readonly range: CostRange;
	readonly isOwn: boolean;
	readonly source: string;
	readonly asOf: IsoDate | null;
	/** "Manchester’s fee is £1,100 (seen by 3 July 2026)" or "Councils asked £350 to £1,290 (…)". */
	readonly text: string;
};

/** Returns what a licence costs for a home; null where we hold no fee. Source: Rule LICENCE-15. */
export function feeFor(
	licence: Licence,
	{ schemes }: { readonly schemes: readonly LicensingScheme[] },
	nation: Nation,
): LicenceCost | null {
	for (const { fees, council, verifiedOn, evidence } of schemes) {
		const amount = fees?.per === "home" || fees?.per === null ? feeOf(licence, fees) : null;
		if (amount !== null) {
			const source = `${council}’s fee`;
			const seenOn = verifiedOn ?? shownEvidence(evidence)[0]?.readDay ?? null;
			const seen = seenOn ? ` (seen by ${dateInWords(seenOn)})` : "";
			return {
				amount,
				range: { low: amount, high: amount },
				isOwn: true,
				source,
				asOf: seenOn,
				text: `${source} is ${poundsInWords(amount)}${seen}`,
			};
		}
	}
	const seen = licenceFee(nation, licence);
	return (
		seen && {
			amount: pence(Math.round((seen.low + seen.high) / 2)),
			range: { low: seen.low, high: seen.high },
			isOwn: false,
			source: `Fees councils asked (${seen.source})`,
			asOf: seen.asOf,
			text: feeInWords(seen),
		}
	);
}

/** The row's own fee; null where it holds none, or one of nothing, which no council asks. */
function feeOf(licence: Licence, { single, hmo }: SchemeFees): Pence | null {
	return (licence === "selective" ? single : hmo) || null;
}

/** "Councils asked £350 to £1,290 (council pages, seen by 20 November 2026)". */
export function feeInWords(fee: SeenFee): string {
	return `Councils asked ${rangeInWords(fee)} (${feeSeen(fee)})`;
}

/** Source and date of a fee, for the end of a sentence that already gives the amount. */
export function feeSeen({ source, asOf }: SeenFee): string {
	return `${source}, seen by ${dateInWords(asOf)}`;
}

/** Yearly share of a licence's cost over its years, to the nearest penny. Source: Rule EVIDENCE-6. */
export function yearlyFee({ amount }: Pick<LicenceCost, "amount">): Pence {
	return pence(Math.round(amount / LICENCE_YEARS));
}

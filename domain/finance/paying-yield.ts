import type { LoanPercent } from "../inputs.ts";

/** Running costs without finance as a share of the rent, where nothing of the home is known. A rule of the trade. Source: DECISIONS 14. */
export const TYPICAL_COST_SHARE = 0.3;

/** The gross yield in percent from which an interest-only loan leaves something at typical costs. Rate: a fraction a year. Source: DECISIONS 14. */
export function payingYield({
	loanPercent,
	rate,
}: {
	readonly loanPercent: LoanPercent;
	readonly rate: number;
}): number {
	return (loanPercent * rate) / (1 - TYPICAL_COST_SHARE);
}

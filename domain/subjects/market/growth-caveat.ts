import type { Nation } from "../../base/nation.ts";

/** Months whose yearly change is distorted by the rise in stamp duty on 1 April 2025. Source: Fact MARKET-F2; the edition's caveat in datasets/reference. */
const caveats: Readonly<Record<string, string>> = {
	"2026-03": "March 2025 was the last month before stamp duty rose, so this change is understated.",
	"2026-04": "Stamp duty rose in April 2025 and prices dipped, so this change is overstated.",
};
/** Where that duty is paid. */
const nationsOfStampDuty: readonly Nation[] = ["England", "Northern Ireland"];

/** Caveat on a yearly change of prices to a month, `YYYY-MM`; null where no distortion is known. */
export function growthCaveat(month: string, nation: Nation): string | null {
	return nationsOfStampDuty.includes(nation) ? (caveats[month] ?? null) : null;
}

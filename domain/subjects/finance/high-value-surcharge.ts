import type { IsoDate } from "../../base/calendar.ts";
import type { LegalBasis } from "../../base/legal-basis.ts";
import { fromPounds, type Pence } from "../../base/money.ts";

/**
 * A yearly surcharge on council tax of dear homes in England, which their owner pays. It was announced in the Budget of November 2025, on values of 2026;
 * neither its Act nor the Budget of 28 October 2026 was read. Source: Fact TAX-F11.
 */
export const highValueSurcharge: LegalBasis & { readonly from: IsoDate } = {
	from: "2028-04-01",
	source: "Budget of November 2025, in the account of the Office for Budget Responsibility",
	url: null,
	lastChecked: "2026-11-27",
};

/** From a value on, the highest first. */
const bands = (
	[
		[5_000_000, 7_500],
		[3_500_000, 5_000],
		[2_500_000, 3_500],
		[2_000_000, 2_500],
	] as const
).map(([value, yearly]) => ({ value: fromPounds(value), yearly: fromPounds(yearly) }));

/** The surcharge of a year on a home of this value; null below the lowest band. */
export function surchargeOn(value: Pence): Pence | null {
	return bands.find((band) => value >= band.value)?.yearly ?? null;
}

import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";

/**
 * Date of a statement that rests on register rows: for each row the day an administrator read it against the council's page, else the day the register was
 * compiled; for several, the oldest. Without rows, the date of the whole register. Null where there is no date.
 */
export function registerDate(
	rows: readonly Pick<LicensingScheme, "verifiedOn">[],
	registerAsOf: IsoDate | null,
): IsoDate | null {
	const [oldest = registerAsOf] = rows
		.map(({ verifiedOn }) => verifiedOn ?? registerAsOf)
		.toSorted((a, b) => (a ?? "").localeCompare(b ?? ""));
	return oldest;
}

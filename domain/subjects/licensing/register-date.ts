import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";

/**
 * The date of what rests on rows of the register: of a row, the day an administrator read it against the council's page, else the day the register was
 * compiled; of several, the oldest. Without rows there is only the register as a whole. Null where no one gave a date.
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

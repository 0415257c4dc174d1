import type { Facts, Place } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { authoritiesHere } from "../../base/place/authorities-here.ts";
import { listInWords } from "../../base/words.ts";

/** The facts that verdicts on licensing rest on. */
export type LicensingScope = Pick<
	Facts,
	"place" | "schemes" | "registerAsOf" | "articleFourAsOf" | "live" | "authorities"
>;

/** Used where no council is known, or there are several. */
export const THE_COUNCIL = "the council";

/** Councils to name in a sentence: those of its schemes, else those where the place may lie, without negligible ones. */
export function councilNames(place: Place, schemes: readonly LicensingScheme[]): string[] {
	const ofSchemes = schemes.map(({ council }) => council);
	const ofPlace = authoritiesHere(place).map(({ name }) => name);
	return [...new Set(ofSchemes.length > 0 ? ofSchemes : ofPlace)];
}

/** The same, in words. */
export function councilsOf(place: Place, schemes: readonly LicensingScheme[]): string {
	return listInWords(councilNames(place, schemes)) || THE_COUNCIL;
}

/** The council's page of the first row that has one. */
export function pageOf(rows: readonly LicensingScheme[]): string | null {
	return rows.find(({ url }) => url !== null)?.url ?? null;
}

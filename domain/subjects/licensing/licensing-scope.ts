import type { Facts, Place } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { authoritiesHere } from "../../base/place/authorities-here.ts";
import { listInWords } from "../../base/words.ts";

/** The facts that verdicts on licensing rest on. */
export type LicensingScope = Pick<
	Facts,
	"place" | "schemes" | "registerAsOf" | "articleFourAsOf" | "live" | "authorities"
>;

/** What is said where no council is known, or several are. */
export const THE_COUNCIL = "the council";

/** The councils a sentence names: those of the schemes it speaks of, else those the place may lie in but for a sliver. */
export function councilNames(place: Place, schemes: readonly LicensingScheme[]): string[] {
	const ofSchemes = schemes.map(({ council }) => council);
	const ofPlace = authoritiesHere(place).map(({ name }) => name);
	return [...new Set(ofSchemes.length > 0 ? ofSchemes : ofPlace)];
}

/** The same in words. */
export function councilsOf(place: Place, schemes: readonly LicensingScheme[]): string {
	return listInWords(councilNames(place, schemes)) || THE_COUNCIL;
}

/** The council's page of the first row that has one. */
export function pageOf(rows: readonly LicensingScheme[]): string | null {
	return rows.find(({ url }) => url !== null)?.url ?? null;
}

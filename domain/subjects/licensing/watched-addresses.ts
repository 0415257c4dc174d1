import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { shownEvidence } from "./scheme-evidence.ts";

/**
 * Pages of a register row that are checked every week: the council's page, and evidence that may be shown, which is from councils, GOV.UK, the Gazette and
 * the portal of public notices. Press articles do not change a scheme and are not watched. Each address once, the council's page first, then the newest
 * reading. Source: Rule LICENCE-17.
 */
export function watchedAddresses({
	url,
	evidence,
}: Pick<LicensingScheme, "url" | "evidence">): string[] {
	const proofs = shownEvidence(evidence).map((piece) => piece.url);
	return [...new Set(url === null ? proofs : [url, ...proofs])];
}

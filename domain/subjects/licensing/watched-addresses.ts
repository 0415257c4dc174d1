import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { shownEvidence } from "./scheme-evidence.ts";

/**
 * The pages that a row of the register rests on and that are looked at every week: the council's page about it, and the evidence that may be
 * shown, which is of councils, gov.uk, the Gazette and the portal of public notices. What the press says of a scheme changes no scheme, so nobody
 * watches it. Each once, the council's page first, then the newest reading. Source: Rule LICENCE-17.
 */
export function watchedAddresses({
	url,
	evidence,
}: Pick<LicensingScheme, "url" | "evidence">): string[] {
	const proofs = shownEvidence(evidence).map((piece) => piece.url);
	return [...new Set(url === null ? proofs : [url, ...proofs])];
}

import type { Citation } from "../../base/evidence.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Answer, CertificateFacts } from "../../base/facts/facts.ts";
import { answeredOn, unwrap } from "../../base/facts/source-answer.ts";
import type { Nation } from "../../base/nation.ts";
import { dateInWords } from "../../base/words.ts";

/** Where the certificates of a postcode come from: the register on the day it answered, or a file of it and the newest day that covers. */
export function registerCitation(answer: Answer<CertificateFacts>): Citation {
	return unwrap(answer)?.imported ?? { source: "energyRegister", asOf: answeredOn(answer) };
}

/** Where one certificate comes from, and when it was lodged. */
export function certificateCitation({
	imported,
	registeredOn,
}: Pick<Certificate, "imported" | "registeredOn">): Citation {
	return { source: imported ?? "energyRegister", asOf: registeredOn };
}

/** That a postcode has no certificate, as a sentence. */
export function noneInWords({ imported }: CertificateFacts): string {
	return imported
		? `No certificate was lodged at this postcode by ${dateInWords(imported.asOf)}, the date of the file that was imported.`
		: "The register has no certificate at this postcode.";
}

/** Where the register shows a certificate by its number; null for Scotland, whose register has no page of its own for each. */
export function certificatePage(number: string, nation: Nation): string | null {
	return nation === "Scotland"
		? null
		: `https://find-energy-certificate.service.gov.uk/energy-certificate/${number}`;
}

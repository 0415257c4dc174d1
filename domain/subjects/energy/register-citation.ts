import type { Citation } from "../../base/evidence.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Answer, CertificateFacts } from "../../base/facts/facts.ts";
import { answeredOn, unwrap } from "../../base/facts/source-answer.ts";
import type { Nation } from "../../base/nation.ts";
import { dateInWords } from "../../base/words.ts";

/** Source of a postcode's certificates: the register on the day it answered, or a file with the newest day it covers. */
export function registerCitation(answer: Answer<CertificateFacts>): Citation {
	return unwrap(answer)?.imported ?? { source: "energyRegister", asOf: answeredOn(answer) };
}

/** Source of one certificate, with its day of lodgement. */
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

/** The register's page of a certificate; null in Scotland, whose register has no page for each. */
export function certificatePage(number: string, nation: Nation): string | null {
	return nation === "Scotland"
		? null
		: `https://find-energy-certificate.service.gov.uk/energy-certificate/${number}`;
}

/** Whether addresses may be shown: the licence of Scotland's file does not let us say where a home is. */
export function showsAddresses(answer: Answer<CertificateFacts>): boolean {
	return unwrap(answer)?.imported?.source !== "importedCertificatesScotland";
}

import { textIn } from "#datasets/certificates/cells.ts";
import {
	type CertificateColumns,
	findCertificateColumns,
	isSecondHeader,
} from "#datasets/certificates/certificate-columns.ts";
import type {
	CertificateRegister,
	CertificateRow,
} from "#datasets/certificates/certificate-row.ts";
import type { CertificatesEdition } from "#datasets/certificates/certificates-edition.ts";
import { readCertificateRow } from "#datasets/certificates/read-certificate.ts";
import { addYears, type IsoDate } from "#domain/base/calendar.ts";
import { CERTIFICATE_YEARS } from "#domain/subjects/energy/current-certificates.ts";
import type { ChosenAreas } from "./chosen-areas.ts";

/** Refuses a file in which more than this share of the certificates is unreadable: it is another file, or its columns have changed meaning. */
const MOST_UNREAD = 0.2;
/** With fewer rows than this the share is not judged. */
const FEWEST = 20;

const PLACE_UNKNOWN = "without_authority";

type ReaderOptions = {
	readonly register: CertificateRegister;
	readonly areas: ChosenAreas;
	/** Day of the import. A certificate cannot be lodged after it. */
	readonly today: IsoDate;
	readonly keep: (row: CertificateRow) => void;
};

export type CertificateReader = {
	/** Takes the next row of a file. @throws SyntaxError for one that is none */
	take(row: readonly string[]): void;
	/** Ends a file; `isEnded` says whether a line end stands behind its last row. @throws SyntaxError when it broke off or had no certificate */
	endFile(isEnded: boolean): void;
	/** What all files came to. @throws SyntaxError when too many certificates could not be read, or some years are missing */
	finish(): Pick<CertificatesEdition, "asOf" | "rows" | "certificates" | "leftOut">;
};

/** Reads rows of one file after another: finds the columns of each, and keeps the certificates of the chosen areas. */
export function certificateReader({
	register,
	areas,
	today,
	keep,
}: ReaderOptions): CertificateReader {
	let columns: CertificateColumns | null = null;
	let rowsOfFile = 0;
	let rows = 0;
	let asOf = "";
	let begins: IsoDate = today;
	/** Fault in the last row, kept until it is known whether the file broke off there. */
	let fault: SyntaxError | null = null;
	const certificates: Record<string, number> = {};
	const leftOut: Record<string, number> = {};
	const leaveOut = (reason: string): void => {
		leftOut[reason] = (leftOut[reason] ?? 0) + 1;
	};
	const takeCertificate = (row: readonly string[], found: CertificateColumns): void => {
		const read = readCertificateRow(found, row);
		if (typeof read === "string") {
			leaveOut(read);
			return;
		}
		if (read.registeredOn > today) {
			leaveOut("yet_to_come");
			return;
		}
		asOf = read.registeredOn > asOf ? read.registeredOn : asOf;
		begins = read.registeredOn < begins ? read.registeredOn : begins;
		const authority = areas.authorityOf(textIn(row[found.authority]), read.postcode);
		if (authority === null) {
			leaveOut(PLACE_UNKNOWN);
		} else if (authority !== "elsewhere") {
			certificates[authority] = (certificates[authority] ?? 0) + 1;
			keep({ ...read, authority });
		}
	};
	return {
		take(row) {
			if (fault) {
				throw fault;
			}
			rowsOfFile += 1;
			if (columns === null) {
				columns = findCertificateColumns(register, row);
				return;
			}
			if (row.length !== columns.count) {
				fault = new SyntaxError(
					`row ${rowsOfFile} has ${row.length} columns, not ${columns.count}`,
				);
				return;
			}
			if (rowsOfFile === 2 && isSecondHeader(columns, row)) {
				return;
			}
			rows += 1;
			takeCertificate(row, columns);
		},
		endFile(isEnded) {
			if (fault) {
				throw isEnded ? fault : new SyntaxError(`it is cut off, ${fault.message}`);
			}
			if (columns === null || rowsOfFile < 2) {
				throw new SyntaxError("it has no certificate");
			}
			columns = null;
			rowsOfFile = 0;
		},
		finish() {
			// We may not know a postcode, for instance a terminated one. That is not the file's fault.
			const faults = Object.entries(leftOut).filter(([reason]) => reason !== PLACE_UNKNOWN);
			const unread = faults.reduce((sum, [, count]) => sum + count, 0);
			if (asOf === "" || (rows >= FEWEST && unread > MOST_UNREAD * rows)) {
				throw new SyntaxError(
					`${unread.toLocaleString("en-GB")} of its ${rows.toLocaleString("en-GB")} certificates cannot be read (${faults.map(([reason]) => reason.replaceAll("_", " ")).join(", ")})`,
				);
			}
			// A file that covers only some years would make us say that the other homes have no certificate.
			if (rows >= FEWEST && begins > addYears(today, -CERTIFICATE_YEARS)) {
				throw new SyntaxError(
					`its certificates begin on ${begins}, and earlier ones still hold: take the file of all years`,
				);
			}
			return { asOf, rows, certificates, leftOut };
		},
	};
}

import type { LicensingVerdict } from "#contracts/preview.ts";
import { dateInWords } from "#domain/words.ts";
import styles from "./scheme-line.module.css";

type Scheme = LicensingVerdict["schemes"][number];

/** A row of the register: whose, how far, from when to when, and the council's own page. */
export function SchemeLine({ council, coverage, start, end, url, verifiedOn }: Scheme) {
	return (
		<li className={styles["scheme"]}>
			<span>
				{council}, {coverage}. {period(start, end)}
			</span>
			<span>
				{url ? (
					<>
						<a href={url}>The council’s page</a>.{" "}
					</>
				) : null}
				{verifiedOn ? `Verified ${dateInWords(verifiedOn)}.` : "Lead: check with the council."}
			</span>
		</li>
	);
}

function period(start: string | null, end: string | null): string {
	const from = start ? `From ${dateInWords(start)}` : "Start not known";
	return end ? `${from} to ${dateInWords(end)}.` : `${from}, no end date given.`;
}

import type { LicensingVerdict } from "#contracts/preview.ts";
import { isInTheClear } from "#domain/licensing/council-page.ts";
import { IN_THE_CLEAR } from "#domain/licensing/scheme-words.ts";
import { dateInWords } from "#domain/words.ts";
import styles from "./scheme-lines.module.css";

type Scheme = LicensingVerdict["schemes"][number];

/** Rows of the register: whose, how far, from when to when, and the council's own page. Rows that differ in their dates alone stand together. */
export function SchemeLines({ schemes }: { schemes: readonly Scheme[] }) {
	return (
		<ul className={styles["schemes"]}>
			{togetherByTerms(schemes).map(({ key, first, periods }) => (
				<li key={key} className={styles["scheme"]}>
					<p>
						{first.council}, {first.coverage}. {periods.length === 1 ? periods[0] : null}
					</p>
					{periods.length > 1 ? (
						<ul>
							{periods.map((period) => (
								<li key={period}>{period}</li>
							))}
						</ul>
					) : null}
					<p>
						{first.url ? (
							<>
								<a href={first.url}>The council’s page</a>
								{isInTheClear(first.url) ? IN_THE_CLEAR : null}.{" "}
							</>
						) : null}
						{first.verifiedOn
							? `Verified ${dateInWords(first.verifiedOn)}.`
							: "Not confirmed by us: check with the council."}
					</p>
				</li>
			))}
		</ul>
	);
}

type Alike = { key: string; first: Scheme; periods: string[] };

/** Schemes that are the same but for their dates, together, in the order they first come. */
function togetherByTerms(schemes: readonly Scheme[]): Alike[] {
	const grouped = new Map<string, Alike>();
	for (const scheme of schemes) {
		const key = [scheme.council, scheme.coverage, scheme.url, scheme.verifiedOn].join(" ");
		const group = grouped.get(key) ?? { key, first: scheme, periods: [] };
		const period = periodInWords(scheme);
		group.periods = [...group.periods.filter((other) => other !== period), period];
		grouped.set(key, group);
	}
	return [...grouped.values()];
}

function periodInWords({ start, end }: Scheme): string {
	const from = start ? `From ${dateInWords(start)}` : "Start not known";
	return end ? `${from} to ${dateInWords(end)}.` : `${from}, no end date given.`;
}

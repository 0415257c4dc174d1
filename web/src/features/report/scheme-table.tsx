import { type LicensingSection, licenceKindInWords } from "#domain/report/licensing-section.ts";
import { dateInWords } from "#domain/words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./scheme-table.module.css";

type Scheme = LicensingSection["schemes"][number];

/** Rows of the register of schemes, each with the council's own page and whether anybody has read it there. */
export function SchemeTable({
	schemes,
	registerAsOf,
}: Pick<LicensingSection, "schemes" | "registerAsOf">) {
	return (
		<>
			{schemes.length > 0 ? (
				<DataTable
					caption="Licensing schemes and Article 4 directions"
					columns={[
						{ title: "Scheme" },
						{ title: "Council and reach" },
						{ title: "Dates" },
						{ title: "Council’s page" },
					]}
					rows={schemes.map((scheme) => ({
						key: [scheme.kind, scheme.council, scheme.coverage, scheme.start, scheme.end].join(" "),
						cells: [
							licenceKindInWords[scheme.kind],
							`${scheme.council}, ${scheme.coverage}`,
							periodInWords(scheme),
							<Checked key="checked" {...scheme} />,
						],
					}))}
				/>
			) : (
				<p>No scheme in our register reaches this home. That is no proof that there is none.</p>
			)}
			<p className={styles["asOf"]}>
				{registerAsOf
					? `Register of schemes as of ${dateInWords(registerAsOf)}.`
					: "Our register of schemes gives no date."}
			</p>
		</>
	);
}

function Checked({ url, verifiedOn, council }: Scheme) {
	return (
		<span>
			{url ? (
				<a className={styles["page"]} href={url}>
					{council}’s page
				</a>
			) : (
				"No page held"
			)}
			<small className={styles["checked"]}>
				{verifiedOn ? `Last checked ${dateInWords(verifiedOn)}` : "Not verified by us yet"}
			</small>
		</span>
	);
}

function periodInWords({ start, end }: Scheme): string {
	const from = start ? `From ${dateInWords(start)}` : "Start not known";
	return end ? `${from} to ${dateInWords(end)}` : `${from}, no end date given`;
}

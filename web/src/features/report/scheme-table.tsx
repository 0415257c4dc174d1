import type { Nation } from "#domain/base/nation.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import { NOT_CHECKED } from "#domain/subjects/licensing/scheme-words.ts";
import type { LicensingSection } from "#domain/telling/report/licensing/licensing-section.ts";
import {
	NO_SCHEME,
	registerInWords,
	schemeColumns,
	schemeInWords,
} from "#domain/telling/report/licensing/licensing-words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./law-chapters.module.css";

type Scheme = LicensingSection["schemes"][number];

/** Rows of the register of schemes, each with the council's own page and whether anybody has read it there. */
export function SchemeTable({
	schemes,
	registerAsOf,
	nation,
}: Pick<LicensingSection, "schemes" | "registerAsOf"> & { nation: Nation }) {
	const isUnread = schemes.length > 0 && schemes.every(({ verifiedOn }) => verifiedOn === null);
	return (
		<>
			{schemes.length > 0 ? (
				<DataTable
					caption="Licensing schemes and Article 4 directions"
					columns={[
						{ title: schemeColumns.scheme },
						{ title: schemeColumns.reach },
						{ title: schemeColumns.dates },
						{ title: schemeColumns.page },
					]}
					rows={schemes.map((scheme) => ({
						key: [scheme.kind, scheme.council, scheme.coverage, scheme.start, scheme.end].join(" "),
						cells: [
							licenceKindInWords(scheme.kind, nation),
							schemeInWords(scheme).reach,
							schemeInWords(scheme).dates,
							<Checked key="checked" scheme={scheme} isPrintedBelow={isUnread} />,
						],
					}))}
				/>
			) : (
				<p>{NO_SCHEME}</p>
			)}
			<p className="above-3 soft text-s">
				{isUnread ? `${NOT_CHECKED} ` : null}
				{registerInWords({ registerAsOf })}
			</p>
		</>
	);
}

/** That no one has read any of the rows is said once, under them. */
function Checked({ scheme, isPrintedBelow }: { scheme: Scheme; isPrintedBelow: boolean }) {
	const { page, checked } = schemeInWords(scheme);
	return (
		<span>
			{scheme.url ? (
				<a className={styles["page"]} href={scheme.url}>
					{page}
				</a>
			) : (
				page
			)}
			{isPrintedBelow ? null : <small className="block soft small">{checked}</small>}
		</span>
	);
}

import type { Nation } from "#domain/base/nation.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
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
	const [first] = schemes;
	const shared = schemes.every(({ proof }) => proof === first?.proof) ? first?.proof : undefined;
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
							<Checked key="checked" scheme={scheme} isPrintedBelow={shared !== undefined} />,
						],
					}))}
				/>
			) : (
				<p>{NO_SCHEME}</p>
			)}
			<p className="above-3 soft text-s">
				{shared ? `${shared} ` : null}
				{registerInWords({ registerAsOf })}
			</p>
		</>
	);
}

/** What all rows rest on is said once, under them. */
function Checked({ scheme, isPrintedBelow }: { scheme: Scheme; isPrintedBelow: boolean }) {
	const { page } = schemeInWords(scheme);
	return (
		<span>
			{scheme.url ? (
				<a className={styles["page"]} href={scheme.url}>
					{page}
				</a>
			) : (
				page
			)}
			{isPrintedBelow ? null : <small className="block soft small">{scheme.proof}</small>}
		</span>
	);
}

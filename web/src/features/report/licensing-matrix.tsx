import { licenceKinds } from "#domain/base/licence.ts";
import type { Nation } from "#domain/base/nation.ts";
import { upperFirst } from "#domain/base/sentence.ts";
import { NOT_KNOWN } from "#domain/base/words.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import type { LicensingSection } from "#domain/telling/report/licensing/licensing-section.ts";
import {
	AS_STATED,
	DOES_NOT_APPLY,
	LET_TO,
	natureOf,
	summariesByUse,
} from "#domain/telling/report/licensing/licensing-words.ts";
import { EvidenceLinks } from "#web/evidence/evidence-links.tsx";
import { verdictPill } from "#web/evidence/verdict-pill.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./law-chapters.module.css";

type Matrix = LicensingSection["matrix"];
type Cell = Matrix[number]["cells"][number];

/** Every way to let the home against every licence and permission; the stated way stands out. */
export function LicensingMatrix({ matrix, nation }: { matrix: Matrix; nation: Nation }) {
	const stated = matrix.filter(({ isStated }) => isStated);
	const summaries = summariesByUse(stated);
	return (
		<>
			<DataTable
				caption="Licences and planning permission by how the home is let"
				columns={[
					{ title: LET_TO },
					...licenceKinds.map((kind) => ({ title: licenceKindInWords(kind, nation) })),
				]}
				rows={matrix.map(({ use, label, isStated, cells }) => ({
					key: use,
					isMarked: isStated,
					cells: [
						<span key="use">
							{upperFirst(label)}
							{isStated ? <small className="block soft small regular">{AS_STATED}</small> : null}
						</span>,
						...licenceKinds.map((kind) => {
							const cell = cells.find((each) => each.kind === kind);
							return cell ? <VerdictCell key={kind} cell={cell} nation={nation} /> : NOT_KNOWN;
						}),
					],
				}))}
			/>
			<ul className="stack gap-4 measure above-5 text-m">
				{stated.map(({ use, label, conclusion }, at) => (
					<li key={use}>
						<b className="strong">{upperFirst(label)}.</b> {conclusion}
						<Summaries of={summaries[at] ?? []} />
					</li>
				))}
			</ul>
		</>
	);
}

function Summaries({ of: cells }: { of: readonly Cell[] }) {
	return cells.length === 0 ? null : (
		<ul className={styles["summaries"]}>
			{cells.map(({ summary, evidence }) => (
				<li key={summary}>
					{summary} <EvidenceLinks evidence={evidence} />
				</li>
			))}
		</ul>
	);
}

type VerdictCellProps = { cell: Cell; nation: Nation };

function VerdictCell({ cell: { kind, verdict, applies }, nation }: VerdictCellProps) {
	if (!applies) {
		return <span className="soft text-s">{DOES_NOT_APPLY}</span>;
	}
	const look = verdictPill({ verdict, applies, ...natureOf(kind, nation) });
	return (
		<span className={styles["verdict"]}>
			<Pill {...look} />
		</span>
	);
}

import {
	type LicenceKind,
	type LicensingSection,
	licenceKindInWords,
} from "#domain/report/licensing-section.ts";
import { verdictLook } from "#web/evidence/verdict-look.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import styles from "./licensing-matrix.module.css";

const kinds: readonly LicenceKind[] = ["mandatory", "additional", "selective", "articleFour"];

type Matrix = LicensingSection["matrix"];
type Cell = Matrix[number]["cells"][number];

/** Every way to let the home against every licence and permission; the stated way stands out. */
export function LicensingMatrix({ matrix }: { matrix: Matrix }) {
	return (
		<>
			<DataTable
				caption="Licences and planning permission by how the home is let"
				columns={[
					{ title: "Let to" },
					...kinds.map((kind) => ({ title: licenceKindInWords[kind] })),
				]}
				rows={matrix.map(({ use, label, isStated, cells }) => ({
					key: use,
					isMarked: isStated,
					cells: [
						<span key="use">
							{capitalised(label)}
							{isStated ? <small className={styles["stated"]}>as you stated</small> : null}
						</span>,
						...kinds.map((kind) => {
							const cell = cells.find((each) => each.kind === kind);
							return cell ? <VerdictCell key={kind} cell={cell} /> : "Not known";
						}),
					],
				}))}
			/>
			<ul className={styles["conclusions"]}>
				{matrix.map(({ use, label, conclusion, cells }) => (
					<li key={use}>
						<b>{capitalised(label)}.</b> {conclusion}
						<ul className={styles["summaries"]}>
							{cells
								.filter(({ applies }) => applies)
								.map(({ kind, summary }) => (
									<li key={kind}>{summary}</li>
								))}
						</ul>
					</li>
				))}
			</ul>
		</>
	);
}

function VerdictCell({ cell: { kind, verdict, applies } }: { cell: Cell }) {
	if (!applies) {
		return <span className={styles["without"]}>Does not apply</span>;
	}
	const look = verdictLook({
		verdict,
		applies,
		isPlanning: kind === "articleFour",
		isByLaw: kind === "mandatory",
	});
	return (
		<span className={styles["verdict"]}>
			<Pill {...look} />
		</span>
	);
}

/** As it begins a line. */
function capitalised(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1);
}

import { lendersInWords } from "#domain/subjects/finance/lender-words.ts";
import { positionInWords } from "#domain/subjects/finance/position.ts";
import type { CaseMoney, LandlordCase } from "#domain/telling/examples/landlord-cases.ts";
import {
	type CaseLine,
	caseFigures,
	purchaseOfCase,
	yearOfCase,
} from "#domain/telling/examples/landlord-lines.ts";
import { taxNotes } from "#domain/telling/report/money/money-tables.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./tables.module.css";

type LandlordTablesProps = { landlord: LandlordCase; money: CaseMoney };

/** A whole letting: what is stated and usual of it, what it takes and brings, and what decides the loan. */
export function LandlordTables({ landlord, money }: LandlordTablesProps) {
	const { title, about, owners } = landlord;
	const { stated, usual } = caseFigures(landlord, money);
	const notes = taxNotes(money.figures.tax.slice(0, 1), money.context.day).reasons;
	return (
		<>
			<p>{about}</p>
			{owners.map((owner, at) => (
				<p key={JSON.stringify(owner)} className="soft text-m">
					{owners.length > 1 ? `Owner ${at + 1}` : "Owner"}: {positionInWords(owner)}.
				</p>
			))}
			<div className={`stack gap-5 align-start ${styles["columns"]}`}>
				<div className="stack gap-5 one-column">
					<Lines title="Stated" of={title} lines={stated} />
					<Lines title="Usual figures" of={title} lines={usual} />
				</div>
				<div className="stack gap-5 one-column">
					<Lines title="Buying it" of={title} lines={purchaseOfCase(money)} />
					<Lines title="A year" of={title} lines={yearOfCase(money)} />
				</div>
			</div>
			<p>{lendersInWords(money.figures)}</p>
			{notes.map((note) => (
				<p key={note} className="soft text-m">
					{note}
				</p>
			))}
		</>
	);
}

type LinesProps = { title: string; of: string; lines: readonly CaseLine[] };

function Lines({ title, of, lines }: LinesProps) {
	return (
		<DataTable
			caption={`${of}: ${title}`}
			columns={[{ title }, { title: "Amount", isNumber: true }]}
			rows={lines.map(({ label, text, isSum = false }) => ({
				key: label,
				cells: [label, isSum ? <b key="sum">{text}</b> : text],
			}))}
			isCompact
		/>
	);
}

import { countInWords } from "#domain/base/words.ts";
import {
	type Column,
	chooseField,
	type ImportTable,
	isMapped,
} from "#domain/portfolio/import/columns.ts";
import {
	type ImportField,
	importFieldIds,
	importFields,
} from "#domain/portfolio/import/import-fields.ts";
import { type HomeStanding, homeStandings } from "#domain/portfolio/kept-home.ts";
import { standingInWords } from "#domain/portfolio/words.ts";
import { Button } from "#web/ui/button.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Notice } from "#web/ui/notice.tsx";

type ChooseColumnsProps = {
	table: ImportTable;
	columns: readonly Column[];
	onColumns: (columns: readonly Column[]) => void;
	standing: HomeStanding;
	onStanding: (standing: HomeStanding) => void;
	onDone: () => void;
};

/** Stands for a column that is asked about: no field has this name. */
const ASKED = "?";

/** What each column of a file is read as, for its person to check. Source: Rule HOMES-12. */
export function ChooseColumns({
	table,
	columns,
	onColumns,
	standing,
	onStanding,
	onDone,
}: ChooseColumnsProps) {
	const isReady = isMapped(columns);
	return (
		<div className="stack one-column gap-4">
			{table.hasHeader ? (
				<DataTable
					caption="Columns of the file"
					columns={[{ title: "Column" }, { title: "For example" }, { title: "Read as" }]}
					rows={columns.map((column) => ({
						key: String(column.at),
						cells: [
							column.header,
							<span key="samples" className="soft break-anywhere">
								{column.samples.join(" · ") || "Empty"}
							</span>,
							<FieldChooser
								key="field"
								column={column}
								onChoose={(field) => onColumns(chooseField(columns, column.at, field))}
							/>,
						],
					}))}
				/>
			) : (
				<p>{`A list without headers: each line is an address or a postcode. ${countInWords(table.rows.length, "line")}.`}</p>
			)}
			<Chooser
				label="Homes whose row does not say are"
				value={standing}
				onChange={({ target }) =>
					onStanding(homeStandings.find((each) => each === target.value) ?? standing)
				}
			>
				{homeStandings.map((each) => (
					<option key={each} value={each}>
						{standingInWords[each]}
					</option>
				))}
			</Chooser>
			{isReady ? null : (
				<Notice tone="warning">
					<p>Choose the column with the address or postcode, and answer what is asked above.</p>
				</Notice>
			)}
			<div>
				<Button disabled={!isReady || table.rows.length === 0} onClick={onDone}>
					{`Check ${countInWords(table.rows.length, "row")}`}
				</Button>
			</div>
		</div>
	);
}

function FieldChooser({
	column,
	onChoose,
}: {
	column: Column;
	onChoose: (field: ImportField | null) => void;
}) {
	const { header, field, question, certainty } = column;
	return (
		<Chooser
			label={`Column ${header}`}
			value={question ? ASKED : (field ?? "")}
			note={certainty === "unsure" ? "Check this one" : null}
			error={question ? questionInWords(question) : undefined}
			onChange={({ target }) =>
				onChoose(importFieldIds.find((each) => each === target.value) ?? null)
			}
		>
			{question ? (
				<option value={ASKED} disabled>
					Choose
				</option>
			) : null}
			<option value="">Not used</option>
			{importFieldIds.map((each) => (
				<option key={each} value={each}>
					{importFields[each].label}
				</option>
			))}
		</Chooser>
	);
}

function questionInWords({ kind, with: other }: NonNullable<Column["question"]>): string {
	return kind === "twice"
		? `Two columns are called ${other}. Choose what this one is.`
		: `${other} is read as this already. Choose what this one is.`;
}

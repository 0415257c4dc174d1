import { useMemo, useState } from "react";
import { countInWords } from "#domain/base/words.ts";
import type { Column } from "#domain/portfolio/import/columns.ts";
import { readRow } from "#domain/portfolio/import/read-row.ts";
import type { HomeStanding } from "#domain/portfolio/kept-home.ts";
import { Button } from "#web/ui/button.tsx";
import { ChooseColumns } from "./choose-columns.tsx";
import { ImportRows } from "./import-rows.tsx";
import { type PickedList, PickList } from "./pick-list.tsx";

/** From a file to kept homes: picked, its columns checked, a dry run, then kept. Source: Rules HOMES-10 to HOMES-15. */
export function HomesImport() {
	const [picked, setPicked] = useState<PickedList | null>(null);
	const [columns, setColumns] = useState<readonly Column[]>([]);
	const [standing, setStanding] = useState<HomeStanding>("let");
	const [isChecked, setIsChecked] = useState(false);
	const rows = useMemo(
		() => (isChecked && picked ? picked.table.rows.map((row) => readRow(row, columns)) : []),
		[isChecked, picked, columns],
	);
	if (picked === null) {
		return (
			<PickList
				onPicked={(list) => {
					setPicked(list);
					setColumns(list.table.columns);
				}}
			/>
		);
	}
	return (
		<div className="stack one-column gap-4">
			<div className="row wrap gap-3 align-center between">
				<p>
					<strong className="break-anywhere">{picked.name}</strong>,{" "}
					{countInWords(picked.table.rows.length, "row")}
				</p>
				<div className="row gap-3">
					{isChecked ? (
						<Button look="plain" onClick={() => setIsChecked(false)}>
							Change columns
						</Button>
					) : null}
					<Button
						look="plain"
						onClick={() => {
							setPicked(null);
							setIsChecked(false);
						}}
					>
						Another list
					</Button>
				</div>
			</div>
			{isChecked ? (
				<ImportRows rows={rows} standing={standing} />
			) : (
				<ChooseColumns
					table={picked.table}
					columns={columns}
					onColumns={setColumns}
					standing={standing}
					onStanding={setStanding}
					onDone={() => setIsChecked(true)}
				/>
			)}
		</div>
	);
}

import { type ChangeEvent, useState } from "react";
import { type ImportTable, understandTable } from "#domain/portfolio/import/columns.ts";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import styles from "../homes.module.css";
import { readTable } from "./read-table.ts";

/** A list as it was understood, and what it is called. */
export type PickedList = { readonly name: string; readonly table: ImportTable };

/** Where a list of homes comes from: a file that stays with its person, or lines that are pasted. Source: Rules HOMES-10, HOMES-11. */
export function PickList({ onPicked }: { onPicked: (picked: PickedList) => void }) {
	const [file, setFile] = useState<File | null>(null);
	const [sheets, setSheets] = useState<readonly string[]>([]);
	const [refusal, setRefusal] = useState<string | null>(null);
	const [isReading, setIsReading] = useState(false);
	const [pasted, setPasted] = useState("");
	const take = async (from: Blob, name: string, sheet?: string) => {
		setIsReading(true);
		const read = await readTable(from, sheet);
		setIsReading(false);
		if ("refusal" in read) {
			setRefusal(read.refusal);
			return;
		}
		setRefusal(null);
		setSheets(read.sheets);
		if (read.sheets.length < 2 || sheet !== undefined) {
			onPicked({ name, table: understandTable(read.rows) });
		}
	};
	const handleFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [picked] = target.files ?? [];
		if (picked) {
			setFile(picked);
			setSheets([]);
			void take(picked, picked.name);
		}
	};
	return (
		<div className="stack one-column gap-4">
			<p className="soft">
				Columns in any order. You see what each row does before anything is kept.
			</p>
			<Refusal message={refusal} />
			<Panel>
				<div className="stack one-column gap-4">
					<label className={styles["file"]}>
						CSV or Excel file, up to 1,000 homes
						<input
							type="file"
							accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain"
							onChange={handleFile}
							disabled={isReading}
						/>
					</label>
					{file && sheets.length > 1 ? (
						<Chooser
							label="Sheet"
							defaultValue=""
							onChange={({ target }) => void take(file, file.name, target.value)}
						>
							<option value="" disabled>
								Choose the sheet with the homes
							</option>
							{sheets.map((sheet) => (
								<option key={sheet}>{sheet}</option>
							))}
						</Chooser>
					) : null}
				</div>
			</Panel>
			<Panel>
				<div className="stack one-column gap-4">
					<TextArea
						label="Or paste addresses or postcodes"
						hint="One home in a line"
						value={pasted}
						onChange={({ target }) => setPasted(target.value)}
					/>
					<div>
						<Button
							look="secondary"
							disabled={pasted.trim() === ""}
							onClick={() => void take(new Blob([pasted]), "Your list")}
						>
							Read the list
						</Button>
					</div>
				</div>
			</Panel>
		</div>
	);
}

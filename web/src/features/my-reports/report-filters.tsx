import { useEffect, useState } from "react";
import { reportSortInWords, reportSorts } from "#domain/telling/report/own-report.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Chooser } from "#web/ui/chooser.tsx";
import { SearchField } from "#web/ui/search-field.tsx";
import styles from "./my-reports.module.css";
import type { ReportSearch } from "./my-reports-query.ts";

type ReportFiltersProps = {
	search: ReportSearch;
	onChange: (changes: Partial<ReportSearch>) => void;
};

/** Time after the last letter until it is searched for, in milliseconds. */
const PAUSE = 300;

/** Finds among the visitor's reports, puts them in order, and shows those that were put aside. */
export function ReportFilters({ search, onChange }: ReportFiltersProps) {
	return (
		<search className={styles["filters"]} aria-label="Your reports">
			<Find find={search.find} onFind={(find) => onChange({ find })} />
			<Chooser
				label="Order"
				value={search.sort}
				onChange={({ target }) => {
					const sort = reportSorts.find((each) => each === target.value);
					if (sort) {
						onChange({ sort });
					}
				}}
			>
				{reportSorts.map((sort) => (
					<option key={sort} value={sort}>
						{reportSortInWords[sort]}
					</option>
				))}
			</Chooser>
			<Checkbox
				label="Archived"
				checked={search.archived}
				onChange={({ target }) => onChange({ archived: target.checked })}
			/>
		</search>
	);
}

/** What is typed is searched for once the typing pauses. */
function Find({ find, onFind }: { find: string; onFind: (text: string) => void }) {
	const [typed, setTyped] = useState(find);
	useEffect(() => {
		const wanted = typed.trim();
		if (wanted === find) {
			return;
		}
		const timer = setTimeout(() => onFind(wanted), wanted === "" ? 0 : PAUSE);
		return () => clearTimeout(timer);
	}, [typed, find, onFind]);
	return (
		<SearchField
			label="Find by name, address, postcode or note"
			maxLength={100}
			value={typed}
			onChange={setTyped}
		/>
	);
}

import { useSearchParams } from "react-router";
import { reportSorts } from "#domain/telling/report/own-report.ts";
import { ALL_REPORTS, type ReportSearch } from "./my-reports-query.ts";

/** What of the visitor's reports is searched for stands in the address, so that a link and a step back keep it; what the address does not know is left out. */
export function useReportSearch() {
	const [query, setQuery] = useSearchParams();
	const search: ReportSearch = {
		find: (query.get("find") ?? "").trim().slice(0, 100),
		sort: reportSorts.find((sort) => sort === query.get("sort")) ?? ALL_REPORTS.sort,
		archived: query.get("archived") === "true",
	};
	const setSearch = (changes: Partial<ReportSearch>) => {
		const { find, sort, archived } = { ...search, ...changes };
		setQuery(
			{
				...(find === "" ? {} : { find }),
				...(sort === ALL_REPORTS.sort ? {} : { sort }),
				...(archived ? { archived: "true" } : {}),
			},
			// At once, so that a box stays ticked while the list is still on its way.
			{ replace: true, preventScrollReset: true, flushSync: true },
		);
	};
	return { search, setSearch };
}

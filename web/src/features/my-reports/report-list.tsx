import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ReportSummary } from "#contracts/report.ts";
import { screens } from "#domain/base/screens.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { claimableQuery } from "./claimable-list.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import styles from "./my-reports.module.css";
import { ALL_REPORTS, myReportsQuery, type ReportSearch } from "./my-reports-query.ts";
import { ReportFilters } from "./report-filters.tsx";
import { ReportRow } from "./report-row.tsx";
import { useReportSearch } from "./use-report-search.ts";

/** The visitor's reports, or that there are none, or that they could not be had. Source: Rule SCREEN-16. */
export function ReportList() {
	const { search, setSearch } = useReportSearch();
	const { data, error, refetch, ...more } = useInfiniteQuery({
		...myReportsQuery(search),
		placeholderData: keepPreviousData,
	});
	if (!data) {
		return error ? (
			<Failed error={error} retry={() => void refetch()} />
		) : (
			<div className="stack one-column gap-4" role="status" aria-label="Loading your reports">
				<Skeleton height="13rem" />
				<Skeleton height="13rem" />
			</div>
		);
	}
	const reports = data.pages.flatMap((page) => page.reports);
	const isNarrowed = search.find !== "" || search.archived;
	if (reports.length === 0 && !isNarrowed) {
		return <NoReports />;
	}
	// A second press waits for the first instead of asking again.
	const readOn = () => void more.fetchNextPage({ cancelRefetch: false });
	return (
		<>
			<ReportFilters search={search} onChange={setSearch} />
			{reports.length === 0 ? (
				<NothingFound search={search} onClear={() => setSearch(ALL_REPORTS)} />
			) : (
				<Rows reports={reports} />
			)}
			{error ? <Failed error={error} retry={more.isFetchNextPageError ? readOn : refetch} /> : null}
			{more.hasNextPage && !error ? (
				<Button
					look="secondary"
					pending={more.isFetchingNextPage}
					pendingLabel="Loading..."
					onClick={readOn}
				>
					Show more
				</Button>
			) : null}
		</>
	);
}

function NothingFound({ search, onClear }: { search: ReportSearch; onClear: () => void }) {
	const where = search.archived ? "archived reports" : "reports";
	return (
		<div className={styles["none"]} role="status">
			<p>
				{search.find === ""
					? `You have no ${where}.`
					: `None of your ${where} holds “${search.find}”.`}
			</p>
			<div>
				<Button look="secondary" onClick={onClear}>
					Show all reports
				</Button>
			</div>
		</div>
	);
}

/** When more come, the first of them takes the focus: the button that brought them may be gone. */
function Rows({ reports }: { reports: readonly ReportSummary[] }) {
	const list = useRef<HTMLUListElement>(null);
	const shown = useRef(reports.length);
	useEffect(() => {
		if (reports.length > shown.current) {
			const first = list.current?.children[shown.current];
			if (first instanceof HTMLElement) {
				first.focus();
			}
		}
		shown.current = reports.length;
	}, [reports.length]);
	const [ticked, setTicked] = useState<readonly string[]>([]);
	const dialog = useSubjectDialog<ReportSummary>();
	// What was put aside or filtered away since is chosen no more.
	const chosen = reports.filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
	const canCompare = reports.filter(({ isPaid }) => isPaid).length > 1;
	return (
		<>
			<ul ref={list} className="stack one-column gap-4">
				{reports.map((report) => (
					<li key={report.id} tabIndex={-1} className={styles["item"]}>
						<ReportRow
							report={report}
							onEdit={() => dialog.open(report)}
							choice={
								canCompare && report.isPaid
									? {
											isChosen: chosen.includes(report.id),
											setChosen: (isChosen) =>
												setTicked(
													isChosen
														? [...chosen, report.id]
														: chosen.filter((id) => id !== report.id),
												),
										}
									: null
							}
						/>
					</li>
				))}
			</ul>
			<CompareBar chosen={chosen} onClear={() => setTicked([])} />
			<EditDialog dialog={dialog} />
		</>
	);
}

function Failed({ error, retry }: { error: Error; retry: () => unknown }) {
	return (
		<Notice tone="error" action={<Button onClick={() => void retry()}>Try again</Button>}>
			<p>{error.message}</p>
		</Notice>
	);
}

/**
 * Says that there are no reports. Shows nothing while reports that the visitor may keep stand
 * above: "No reports yet" would be untrue beside them. Where all are archived it says so.
 */
function NoReports() {
	const { data, isPending } = useQuery(claimableQuery);
	const aside = useInfiniteQuery(myReportsQuery({ ...ALL_REPORTS, archived: true }));
	if (isPending || aside.isPending || (data && data.reports.length > 0)) {
		return null;
	}
	if (aside.data?.pages[0]?.reports.length) {
		return (
			<div className={styles["none"]}>
				<h2 className="ink text-l">All your reports are archived</h2>
				<div>
					<ButtonLink to={`${screens.reports}?archived=true`}>Show them</ButtonLink>
				</div>
			</div>
		);
	}
	return (
		<div className={styles["none"]}>
			<h2 className="ink text-l">No reports yet</h2>
			<p>
				Enter a postcode, read its free preview, and buy the full report from there. What you buy
				while signed in stands here.
			</p>
			<div>
				<ButtonLink to={screens.home}>Analyze Property</ButtonLink>
			</div>
		</div>
	);
}

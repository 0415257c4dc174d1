import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReportSummary } from "#contracts/report.ts";
import { screens } from "#domain/screens.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { claimableQuery } from "./claimable-list.tsx";
import { myReportsQuery } from "./my-reports-query.ts";
import styles from "./report-list.module.css";
import { ReportRow } from "./report-row.tsx";

/** The visitor's reports, or that there are none, or that they could not be had. Source: SPEC section 2 "My Reports". */
export function ReportList() {
	const { data, error, refetch, ...more } = useInfiniteQuery(myReportsQuery);
	if (!data) {
		return error ? (
			<Failed error={error} retry={() => void refetch()} />
		) : (
			<div className={styles["list"]} role="status" aria-label="Loading your reports">
				<Skeleton height="13rem" />
				<Skeleton height="13rem" />
			</div>
		);
	}
	const reports = data.pages.flatMap((page) => page.reports);
	if (reports.length === 0) {
		return <NoReports />;
	}
	// A second press waits for the first instead of asking again.
	const readOn = () => void more.fetchNextPage({ cancelRefetch: false });
	return (
		<>
			<Rows reports={reports} />
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
	return (
		<ul ref={list} className={styles["list"]}>
			{reports.map((report) => (
				<li key={report.id} tabIndex={-1} className={styles["item"]}>
					<ReportRow report={report} />
				</li>
			))}
		</ul>
	);
}

function Failed({ error, retry }: { error: Error; retry: () => unknown }) {
	return (
		<Notice tone="error" action={<Button onClick={() => void retry()}>Try again</Button>}>
			<p>{error.message}</p>
		</Notice>
	);
}

/** Nothing where reports stand above that the visitor may keep: beside them "No reports yet" would be untrue. */
function NoReports() {
	const { data, isPending } = useQuery(claimableQuery);
	if (isPending || (data && data.reports.length > 0)) {
		return null;
	}
	return (
		<div className={styles["none"]}>
			<h2>No reports yet</h2>
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

import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import { ReportBody } from "#web/features/report/report-body.tsx";
import { ReportSkeleton } from "#web/features/report/report-skeleton.tsx";
import { ShareGone } from "#web/features/report/report-states.tsx";
import { sharedQuery } from "#web/features/report/shared-query.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { formatPostcode } from "#web/lib/format.ts";

/** A report for whoever was sent a link to it, to read and nothing else. */
export function SharedReportScreen() {
	const { token = "" } = useParams();
	const { data: report, isPending, error, refetch } = useQuery(sharedQuery(token));
	useDocumentTitle(report ? `${REPORT_TITLE}, ${formatPostcode(report.postcode)}` : REPORT_TITLE);
	if (isPending) {
		return <ReportSkeleton />;
	}
	return report ? (
		<ReportBody report={report} />
	) : (
		<ShareGone
			error={error ?? new Error("an answer without a report")}
			retry={() => void refetch()}
		/>
	);
}

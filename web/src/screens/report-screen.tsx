import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import type { PaidReport } from "#contracts/report.ts";
import { noInputs, wireInputs } from "#domain/base/inputs.ts";
import { REPORT_TITLE } from "#domain/judgement/home/chapter-titles.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { ReportBody } from "#web/features/report/report-body.tsx";
import { reportQuery } from "#web/features/report/report-query.ts";
import { ReportSkeleton } from "#web/features/report/report-skeleton.tsx";
import {
	PaymentRequired,
	ReportNotFound,
	ReportRefunded,
} from "#web/features/report/report-states.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { formatPostcode } from "#web/lib/format.ts";

// Below page one, which is not to wait for it.
const KeepHome = lazy(async () => ({
	default: (await import("#web/features/homes/keep-home.tsx")).KeepHome,
}));

/** A report, for the visitors who may read it. Source: Rule SCREEN-17. */
export function ReportScreen() {
	const { id = "" } = useParams();
	const { data: report, isPending, error, refetch } = useQuery(reportQuery(id));
	useDocumentTitle(report ? `${REPORT_TITLE}, ${formatPostcode(report.postcode)}` : REPORT_TITLE);
	if (isPending) {
		return <ReportSkeleton isSample={id === SAMPLE_REPORT_ID} />;
	}
	if (!report) {
		return (
			<ReportNotFound
				error={error ?? new Error("an answer without a report")}
				retry={() => void refetch()}
			/>
		);
	}
	if (report.state === "refunded") {
		return <ReportRefunded report={report} />;
	}
	return report.isPaid ? (
		<ReportBody report={report}>
			{report.isSample ? null : (
				<Suspense>
					<div className="above-4">
						<KeepHome home={homeOfReport(report)} />
					</div>
				</Suspense>
			)}
		</ReportBody>
	) : (
		<PaymentRequired report={report} />
	);
}

/** The home of a report, as it would be kept. */
function homeOfReport({ postcode, document: { home, inputs } }: PaidReport) {
	return {
		postcode,
		address: home.address ?? inputs.houseNumber ?? "",
		// A report of long ago may lack what is stated since.
		stated: {
			...wireInputs({ ...noInputs, ...inputs }),
			...(home.certificate === null ? {} : { certificate: home.certificate }),
		},
	};
}

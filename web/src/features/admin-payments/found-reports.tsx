import type { FoundReport } from "#contracts/admin/payments.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { BreakableAddress } from "#web/ui/breakable-address.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./payments.module.css";
import { ReportRefund } from "./report-refund.tsx";
import { paidInWords, reportLooks, reportName } from "./report-words.ts";

const columns = [
	{ title: "Report" },
	{ title: "Buyer" },
	{ title: "Paid" },
	{ title: "Made", isNumber: true },
	{ title: "State" },
];

/** Reports that a search found, newest first. */
export function FoundReports({ reports }: { reports: readonly FoundReport[] }) {
	const refund = useSubjectDialog<FoundReport>();
	return (
		<div className={styles["list"]}>
			<Card title="Reports">
				{reports.length === 0 ? (
					<p>No reports were found.</p>
				) : (
					<DataTable
						caption="Reports, newest first"
						columns={columns}
						rows={reports.map((report) => ({
							key: report.id,
							cells: [
								<Name key="name" report={report} />,
								<Person key="buyer" {...report} />,
								paidInWords(report),
								shortDateInWords(londonDay(Date.parse(report.createdAt))),
								<State key="state" report={report} />,
							],
							actions: <Actions report={report} onRefund={refund.open} />,
						}))}
					/>
				)}
			</Card>
			<ReportRefund key={refund.subject?.id} dialog={refund} />
		</div>
	);
}

function Name({ report }: { report: FoundReport }) {
	return (
		<>
			{reportName(report)}
			<span className="block soft small regular">{report.id}</span>
			{report.paymentId ? (
				<span className="block soft small regular">{report.paymentId}</span>
			) : null}
		</>
	);
}

function State({ report: { state, isTest } }: { report: FoundReport }) {
	return (
		<span className={styles["state"]}>
			<Pill {...reportLooks[state]} />
			{isTest ? <span className="soft text-s">Test</span> : null}
		</span>
	);
}

type ActionsProps = { report: FoundReport; onRefund: (report: FoundReport) => void };

function Actions({ report, onRefund }: ActionsProps) {
	const resend = useResend();
	const name = reportName(report);
	return (
		<>
			<ButtonLink look="plain" to={reportPath(report.id)}>
				Open report
				<VisuallyHidden>{` on ${name}`}</VisuallyHidden>
			</ButtonLink>
			{report.canResend ? (
				<Button
					look="plain"
					pending={resend.isPending}
					pendingLabel="Sending..."
					onClick={() => resend.mutate(report.id)}
				>
					Resend mail
					<VisuallyHidden>{` of the report on ${name}`}</VisuallyHidden>
				</Button>
			) : null}
			{report.paidBy === null && report.state === "unpaid" ? null : (
				<Button look="plain-danger" onClick={() => onRefund(report)}>
					Refund
					<VisuallyHidden>{` the report on ${name}`}</VisuallyHidden>
				</Button>
			)}
		</>
	);
}

/** Sends the mail that brings a report to its buyer once more. */
function useResend() {
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin.reports[":id"].resend.$post({ param: { id } })),
		onSuccess: ({ message }) => showToast({ title: "Mail sent", message, tone: "success" }),
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}

/** A buyer or owner: the e-mail address, and the username where there is an account. */
export function Person({ email, username }: { email: string | null; username: string | null }) {
	return (
		<>
			{email === null ? "Address erased" : <BreakableAddress address={email} />}
			<span className="block soft small regular">{username ?? "No account"}</span>
		</>
	);
}

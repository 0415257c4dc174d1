import type { FoundReport } from "#contracts/admin/payments.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay } from "#web/lib/format.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { reportName, whyNoRefund } from "./report-words.ts";
import { useRefund } from "./use-refund.ts";

/** Asks before what was paid for a report is given back, or says why it cannot be. Source: Rule PAY-5. */
export function ReportRefund({ dialog }: { dialog: SubjectDialog<FoundReport> }) {
	const { ref, subject, close } = dialog;
	const { refund, isPending, refused } = useRefund(
		(id) => call(api.admin.reports[":id"].refund.$post({ param: { id } })),
		close,
	);
	const amount = subject?.amount ? poundsAndPence(pence(subject.amount)) : "what was paid";
	const reason = subject ? whyNoRefund(subject) : null;
	return (
		<ConfirmDialog
			ref={ref}
			title="Refund the report"
			confirmLabel={`Refund ${amount}`}
			pendingLabel="Refunding..."
			closeLabel={reason === null ? "Cancel" : "Close"}
			isPending={isPending}
			isBarred={reason !== null}
			refused={refused}
			onConfirm={() => subject && refund(subject.id)}
		>
			{subject && reason === null ? <WhatHappens report={subject} amount={amount} /> : null}
			{reason === null ? null : <p>It cannot be refunded. {reason}</p>}
		</ConfirmDialog>
	);
}

function WhatHappens({ report, amount }: { report: FoundReport; amount: string }) {
	return (
		<>
			<p>
				{amount} goes back to the card that paid for the report on {reportName(report)}. The report
				is closed: its buyer cannot open it any more.
			</p>
			{report.refundableUntil ? (
				<p>The guarantee runs until {formatDay(report.refundableUntil)}.</p>
			) : null}
		</>
	);
}

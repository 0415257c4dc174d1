import { generatePath } from "react-router";
import type { ReportCheckout } from "#contracts/report.ts";
import { screens } from "#domain/base/screens.ts";
import { SHARE_GONE } from "#domain/telling/report/share-terms.ts";
import { isPassing } from "#web/lib/api.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";

/** No report, for whatever reason. Source: Rule SCREEN-17. */
export function ReportNotFound({ error, retry }: { error: Error; retry: () => void }) {
	return isPassing(error) ? (
		<Message
			title="Report Not Found"
			action={
				<>
					<Button onClick={retry}>Try again</Button>
					<ButtonLink to={screens.reports} look="secondary">
						My Reports
					</ButtonLink>
				</>
			}
		>
			<p>
				<strong>{error.message}</strong> That says nothing about the report.
			</p>
		</Message>
	) : (
		<Message
			title="Report Not Found"
			action={<ButtonLink to={screens.reports}>My Reports</ButtonLink>}
		>
			<p>The report you're looking for doesn't exist, or belongs to another account.</p>
		</Message>
	);
}

/** A link that opens no report, or none just now. */
export function ShareGone({ error, retry }: { error: Error; retry: () => void }) {
	if (isPassing(error)) {
		return (
			<Message title="Report Not Found" action={<Button onClick={retry}>Try again</Button>}>
				<p>
					<strong>{error.message}</strong> That says nothing about the link.
				</p>
			</Message>
		);
	}
	const [title, advice] = SHARE_GONE;
	return (
		<Message title={title} action={<ButtonLink to={screens.home}>Back to Home</ButtonLink>}>
			<p>{advice}.</p>
		</Message>
	);
}

/** A report that no one has paid for. Source: Rule REPORT-4. */
export function PaymentRequired({ report }: { report: ReportCheckout }) {
	return (
		<Message
			title="Payment Required"
			action={
				<ButtonLink to={generatePath(screens.checkout, { reportId: report.id })}>
					Complete Purchase
				</ButtonLink>
			}
		>
			<p>The report on {nameOf(report)} is ready. It can be read once it is paid for.</p>
		</Message>
	);
}

/** A report whose price was given back. */
export function ReportRefunded({ report }: { report: ReportCheckout }) {
	const isGuest = useIsGuest();
	return (
		<Message
			title="Report Refunded"
			action={
				isGuest ? (
					<ButtonLink to={screens.home}>Back to Home</ButtonLink>
				) : (
					<ButtonLink to={screens.reports}>My Reports</ButtonLink>
				)
			}
		>
			<p>
				The report on {nameOf(report)} was refunded and is closed: it can no longer be read or
				downloaded.
			</p>
		</Message>
	);
}

function nameOf({ address, postcode }: ReportCheckout): string {
	return address ? `${address}, ${formatPostcode(postcode)}` : formatPostcode(postcode);
}

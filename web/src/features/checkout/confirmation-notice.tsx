import { Link } from "react-router";
import { reportPath } from "#web/lib/paths.ts";
import { justBought } from "#web/lib/queries.ts";
import { useIsGuest } from "#web/lib/session.ts";
import { FocusedStatus } from "#web/payment/loading-payment.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Confirmation } from "./use-confirmation.ts";

type ConfirmationNoticeProps = {
	reportId: string;
	confirmation: Confirmation;
	/** Leads to another payment, once the last came to nothing; null where another part of the screen does. */
	onRestart: (() => void) | null;
};

/** How the payment stands, and what can be done about it. It never offers to pay a second time while there is doubt. */
export function ConfirmationNotice({ reportId, confirmation, onRestart }: ConfirmationNoticeProps) {
	return (
		<FocusedStatus>
			<Standing {...{ reportId, confirmation, onRestart }} />
		</FocusedStatus>
	);
}

function Standing({ reportId, confirmation, onRestart }: ConfirmationNoticeProps) {
	switch (confirmation.state) {
		case "confirming":
			return (
				<Notice tone="info">
					<p>
						<strong>Confirming your payment ...</strong> Please keep this page open.
					</p>
				</Notice>
			);
		case "paid":
			return <Paid reportId={reportId} />;
		case "waiting":
			return (
				<Notice tone="info" action={<AskAgain checkAgain={confirmation.checkAgain} />}>
					<p>
						<strong>{confirmation.message}</strong>
					</p>
					<p>
						{confirmation.checkAgain
							? "It takes longer than usual. You need not stay: once the payment is complete the report opens at its own address, which we also send to you."
							: "We look again every few seconds. Please do not pay a second time."}
					</p>
				</Notice>
			);
		case "failed":
			return (
				<Notice tone="warning" action={<AskAgain checkAgain={confirmation.checkAgain} />}>
					<p>
						<strong>We could not confirm your payment.</strong> {confirmation.message}
					</p>
					<p>
						Asking again charges nothing. Please contact support if you've been charged and this
						does not help.
					</p>
				</Notice>
			);
		case "void":
			return (
				<Notice
					tone="warning"
					action={onRestart ? <Button onClick={onRestart}>Begin a new payment</Button> : null}
				>
					<p>{confirmation.message}</p>
				</Notice>
			);
	}
}

function Paid({ reportId }: { reportId: string }) {
	const isGuest = useIsGuest();
	return (
		<Notice tone="info">
			<p>
				<strong>Payment received. Thank you.</strong> Your report opens in a moment, or{" "}
				<Link to={reportPath(reportId)} replace state={justBought}>
					open it now
				</Link>
				.
			</p>
			{isGuest ? <p>We mailed you the link to it.</p> : null}
		</Notice>
	);
}

function AskAgain({ checkAgain }: { checkAgain: (() => void) | null }) {
	return checkAgain ? (
		<Button look="secondary" onClick={checkAgain}>
			Check the payment again
		</Button>
	) : null;
}

import { FocusedStatus } from "#web/payment/loading-payment.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Settlement } from "./use-settlement.ts";

/** How a plan that was paid for stands, and what can be done about it. It never offers to pay a second time while there is doubt. */
export function SettlementNotice({ settlement }: { settlement: Settlement }) {
	return (
		<FocusedStatus>
			<Standing settlement={settlement} />
		</FocusedStatus>
	);
}

function Standing({ settlement }: { settlement: Settlement }) {
	switch (settlement.state) {
		case "settling":
			return (
				<Notice tone="info">
					<p>
						<strong>Confirming your subscription ...</strong> Please keep this page open.
					</p>
				</Notice>
			);
		case "active":
			return (
				<Notice tone="info">
					<p>
						<strong>Your plan is active. Thank you.</strong>
					</p>
				</Notice>
			);
		case "waiting":
			return (
				<Notice tone="info" action={<AskAgain checkAgain={settlement.checkAgain} />}>
					<p>
						<strong>{settlement.message}</strong>
					</p>
					<p>
						{settlement.checkAgain
							? "It takes longer than usual. You need not stay: your plan begins by itself once the payment is complete."
							: "We look again every few seconds. Please do not pay a second time."}
					</p>
				</Notice>
			);
		case "failed":
			return (
				<Notice tone="warning" action={<AskAgain checkAgain={settlement.checkAgain} />}>
					<p>
						<strong>We could not confirm your subscription.</strong> {settlement.message}
					</p>
					<p>
						Please do not pay a second time. Checking again charges nothing; if it does not help,
						please contact support.
					</p>
				</Notice>
			);
		case "refused":
			return (
				<Notice tone="warning">
					<p>{settlement.error.message}</p>
				</Notice>
			);
	}
}

function AskAgain({ checkAgain }: { checkAgain: (() => void) | null }) {
	return checkAgain ? (
		<Button look="secondary" onClick={checkAgain}>
			Check again
		</Button>
	) : null;
}

import { useQuery } from "@tanstack/react-query";
import type { FoundSubscription, SubscriptionCharges } from "#contracts/admin/payments.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { plans } from "#domain/business/plans.ts";
import { GUARANTEE_DAYS } from "#domain/business/subscription/guarantee.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay } from "#web/lib/format.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import styles from "./payments.module.css";
import { chargesQuery } from "./payments-query.ts";
import { useRefund } from "./use-refund.ts";

/** Asks the payment provider what was paid for a subscription, then before it is given back. Source: Rule PAY-4, Rule PAY-5. */
export function SubscriptionRefund({ dialog }: { dialog: SubjectDialog<FoundSubscription> }) {
	const { ref, subject, close } = dialog;
	const { refund, isPending, refused } = useRefund(
		(id) => call(api.admin.subscriptions[":id"].refund.$post({ param: { id } })),
		close,
	);
	const query = useQuery({ ...chargesQuery(subject?.id ?? ""), enabled: subject !== null });
	const charges = query.data?.charges ?? [];
	const due = dueOf(charges);
	return (
		<ConfirmDialog
			ref={ref}
			title="Refund the subscription"
			confirmLabel={`Refund ${poundsAndPence(pence(due))}`}
			pendingLabel="Refunding..."
			closeLabel={due > 0 ? "Cancel" : "Close"}
			isPending={isPending}
			isBarred={due === 0}
			refused={refused}
			onConfirm={() => subject && refund(subject.id)}
		>
			<QueryBoundary query={query} what="what was paid" height="6rem">
				{() => (
					<>
						<p>{due > 0 && subject ? whatHappens(subject, due) : whyNot(charges)}</p>
						{charges.length === 0 ? null : <ChargeList charges={charges} />}
					</>
				)}
			</QueryBoundary>
		</ConfirmDialog>
	);
}

type Charges = SubscriptionCharges["charges"];

/** Pence that a refund would give back. */
function dueOf(charges: Charges): number {
	return charges
		.filter(({ isGuaranteed, isRefunded }) => isGuaranteed && !isRefunded)
		.reduce((sum, { amount }) => sum + amount, 0);
}

function whatHappens({ plan, email }: FoundSubscription, due: number): string {
	const to = email === null ? "the card that paid" : `the card of ${email}`;
	return `${poundsAndPence(pence(due))}, all that was paid in the last ${GUARANTEE_DAYS} days, goes back to ${to}. The ${plans[plan].name} plan ends at once. Reports made with it stay open.`;
}

function whyNot(charges: Charges): string {
	if (charges.length === 0) {
		return "It cannot be refunded. Nothing was ever paid for it.";
	}
	return charges.every(({ isRefunded }) => isRefunded)
		? "It cannot be refunded. Everything that was paid for it was given back already."
		: `It cannot be refunded. Nothing was paid within the last ${GUARANTEE_DAYS} days that was not given back.`;
}

type Charge = SubscriptionCharges["charges"][number];

/** What was paid for a subscription, newest first, and what of it a refund gives back. */
function ChargeList({ charges }: { charges: readonly Charge[] }) {
	return (
		<ul className="ink text-m" aria-label="What was paid">
			{charges.map((charge) => (
				<li key={charge.paymentId} className={styles["charge"]}>
					<span>
						{formatDay(charge.paidAt)}
						<span className="block soft text-s">{fateOf(charge)}</span>
					</span>
					<span className="tabular">{poundsAndPence(pence(charge.amount))}</span>
				</li>
			))}
		</ul>
	);
}

function fateOf({ isRefunded, isGuaranteed }: Charge): string {
	if (isRefunded) {
		return "Given back already";
	}
	return isGuaranteed ? "Is given back" : `More than ${GUARANTEE_DAYS} days ago: stays`;
}

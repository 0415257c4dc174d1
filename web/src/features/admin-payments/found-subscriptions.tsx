import type { FoundSubscription } from "#contracts/admin/payments.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence, shortDateInWords } from "#domain/base/words.ts";
import { plans } from "#domain/business/plans.ts";
import { subscriptionPills } from "#web/lib/subscription-text.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { useSubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { Person } from "./found-reports.tsx";
import styles from "./payments.module.css";
import { SubscriptionRefund } from "./subscription-refund.tsx";

const columns = [
	{ title: "Subscription" },
	{ title: "Subscriber" },
	{ title: "A month", isNumber: true },
	{ title: "Began", isNumber: true },
	{ title: "Status" },
];

/** Subscriptions that a search found, newest first. */
export function FoundSubscriptions({
	subscriptions,
}: {
	subscriptions: readonly FoundSubscription[];
}) {
	const refund = useSubjectDialog<FoundSubscription>();
	return (
		<div className={styles["list"]}>
			<Card title="Subscriptions">
				{subscriptions.length === 0 ? (
					<p>No subscriptions were found.</p>
				) : (
					<DataTable
						caption="Subscriptions, newest first"
						columns={columns}
						rows={subscriptions.map((subscription) => ({
							key: subscription.id,
							cells: [
								<Name key="name" subscription={subscription} />,
								<Person key="subscriber" {...subscription} />,
								poundsAndPence(pence(subscription.amount)),
								day(subscription.createdAt),
								<Status key="status" subscription={subscription} />,
							],
							actions: (
								<Button look="plain-danger" onClick={() => refund.open(subscription)}>
									Refund
									<VisuallyHidden>{` the ${plans[subscription.plan].name} plan ${subscription.id}`}</VisuallyHidden>
								</Button>
							),
						}))}
					/>
				)}
			</Card>
			<SubscriptionRefund key={refund.subject?.id} dialog={refund} />
		</div>
	);
}

function Name({ subscription: { plan, id } }: { subscription: FoundSubscription }) {
	return (
		<>
			{plans[plan].name}
			<span className="block soft small regular">{id}</span>
		</>
	);
}

function Status({ subscription }: { subscription: FoundSubscription }) {
	const { status, cancelAtPeriodEnd, periodEnd, endedAt, isTest } = subscription;
	return (
		<span className={styles["state"]}>
			<Pill {...subscriptionPills[status]} />
			{endedAt === null ? null : <span className="soft text-s">Ended {day(endedAt)}</span>}
			{cancelAtPeriodEnd && endedAt === null ? (
				<span className="soft text-s">Ends {day(periodEnd)}</span>
			) : null}
			{isTest ? <span className="soft text-s">Test</span> : null}
		</span>
	);
}

function day(instant: string): string {
	return shortDateInWords(londonDay(Date.parse(instant)));
}

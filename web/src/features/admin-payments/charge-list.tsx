import type { SubscriptionCharges } from "#contracts/admin/payments.ts";
import { pence } from "#domain/money.ts";
import { GUARANTEE_DAYS } from "#domain/subscription/guarantee.ts";
import { poundsAndPence } from "#domain/words.ts";
import { formatDay } from "#web/lib/format.ts";
import styles from "./charge-list.module.css";

type Charge = SubscriptionCharges["charges"][number];

/** What was paid for a subscription, newest first, and what of it a refund gives back. */
export function ChargeList({ charges }: { charges: readonly Charge[] }) {
	return (
		<ul className={styles["charges"]} aria-label="What was paid">
			{charges.map((charge) => (
				<li key={charge.paymentId} className={styles["charge"]}>
					<span>
						{formatDay(charge.paidAt)}
						<span className={styles["fate"]}>{fateOf(charge)}</span>
					</span>
					<span className={styles["amount"]}>{poundsAndPence(pence(charge.amount))}</span>
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

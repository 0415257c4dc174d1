import type { Preview } from "#contracts/preview.ts";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { UNLIMITED } from "#domain/plans.ts";
import { formatDay } from "#web/lib/format.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./preview-action.module.css";
import { useGeneration } from "./use-generation.ts";

type GenerateReportProps = { preview: Preview | null; status: SubscriptionState };

/** Makes the report from the allowance of the plan. Texts: SPEC section 4 "Preview action". */
export function GenerateReport({ preview, status }: GenerateReportProps) {
	const { generate, isPending } = useGeneration();
	const { limit, reportsUsed } = status;
	return (
		<>
			<Button
				wide
				pending={isPending}
				pendingLabel="Generating your report..."
				onClick={() => generate(preview)}
			>
				Generate Report - Free
			</Button>
			<div className={styles["panel"]}>
				<p className={styles["used"]}>
					<span>{planNameOf(status)} plan</span>
					<span>
						{limit === UNLIMITED ? "Unlimited reports" : `${reportsUsed}/${limit} used this month`}
					</span>
				</p>
				{limit === UNLIMITED ? null : <Meter share={reportsUsed / limit} />}
				<p className={styles["about"]}>
					Nothing to pay.
					{limit === UNLIMITED ? null : <Renewal status={status} />}
				</p>
			</div>
		</>
	);
}

/** How much is used, for the eye; the words say it too. */
function Meter({ share }: { share: number }) {
	return (
		<span className={styles["meter"]} aria-hidden="true">
			<span className={styles["fill"]} style={{ width: `${share * 100}%` }} />
		</span>
	);
}

/** When the count begins anew. */
function Renewal({ status }: { status: SubscriptionState }) {
	const { cancelAtPeriodEnd, currentPeriodEnd, granted } = status;
	// The months of a grant are not those of what is paid for.
	if (currentPeriodEnd === null || granted !== null) {
		return null;
	}
	const day = formatDay(currentPeriodEnd);
	return cancelAtPeriodEnd ? ` Your plan ends on ${day}.` : ` The count starts again on ${day}.`;
}

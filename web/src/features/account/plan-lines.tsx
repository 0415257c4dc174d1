import type { SubscriptionState } from "#contracts/subscription.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { UNLIMITED } from "#domain/business/plans.ts";
import type { SubscriptionStatus } from "#domain/business/subscription/status.ts";
import { formatDay } from "#web/lib/format.ts";
import { cardInWords, coolingOffDay, nextPlanOf, planNameOf } from "#web/lib/subscription-text.ts";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { Pill, type PillTone } from "#web/ui/pill.tsx";
import styles from "./account.module.css";

type Badge = { tone: PillTone; icon: IconName; word: string };

const owing: Badge = { tone: "red", icon: "alert", word: "Payment failed" };
const over: Badge = { tone: "grey", icon: "minus", word: "Ended" };

const badges: Readonly<Record<SubscriptionStatus, Badge>> = {
	active: { tone: "green", icon: "check", word: "Active" },
	trialing: { tone: "green", icon: "check", word: "Free trial" },
	past_due: owing,
	unpaid: owing,
	paused: { tone: "amber", icon: "clock", word: "Paused" },
	incomplete: { tone: "amber", icon: "clock", word: "Not paid yet" },
	incomplete_expired: over,
	canceled: over,
};

function badgeOf({ status, hasSubscription, cancelAtPeriodEnd }: SubscriptionState): Badge | null {
	if (hasSubscription && cancelAtPeriodEnd) {
		return { tone: "amber", icon: "clock", word: "Ending" };
	}
	return status === null ? null : badges[status];
}

/** A plan that the visitor pays for: what it costs, how it stands, how much of it is used. */
export function PlanLines({ status }: { status: SubscriptionState }) {
	const { card, amountPence, discount, trialEndsAt, cancelAtPeriodEnd } = status;
	const badge = badgeOf(status);
	const next = nextPlanOf(status);
	const lastDay = coolingOffDay(status);
	return (
		<FactList values="beside">
			<Fact label="Plan">
				<span className={styles["plan"]}>
					{planNameOf(status)}
					{badge ? <Pill {...badge} /> : null}
				</span>
			</Fact>
			{amountPence === null ? null : (
				<Fact label="Price">
					{poundsAndPence(pence(amountPence))} a month
					{discount ? <small>{discount}, included</small> : null}
				</Fact>
			)}
			{trialEndsAt === null ? null : (
				<Fact label="Free trial ends">
					{formatDay(trialEndsAt)}
					{cancelAtPeriodEnd ? null : <small>{afterTrial(amountPence)}</small>}
				</Fact>
			)}
			{status.granted === null ? <Fact label="Reports used">{used(status)}</Fact> : null}
			<PeriodEnd status={status} />
			{lastDay === null ? null : (
				<Fact label="Money back">
					Until the end of {lastDay}
					<small>Cancel by then and all that you paid for the plan comes back</small>
				</Fact>
			)}
			{next ? (
				<Fact label="Next plan">
					{next.name} from {next.day}
					<small>{next.price} from then on</small>
				</Fact>
			) : null}
			<Fact label="Card">{card ? cardInWords(card) : "None on file"}</Fact>
			{status.isTest ? <Fact label="Mode">Test: no money moves</Fact> : null}
		</FactList>
	);
}

function used({ status, limit, reportsUsed, hasSubscription }: SubscriptionState): string {
	if (!hasSubscription) {
		return `${reportsUsed} this month; no more until the payment is made`;
	}
	const time = status === "trialing" ? "in the trial" : "this month";
	return limit === UNLIMITED
		? `${reportsUsed} ${time}, unlimited`
		: `${reportsUsed} of ${limit} ${time}`;
}

function afterTrial(amount: number | null): string {
	return amount === null || amount === 0
		? "Nothing is charged then"
		: `${poundsAndPence(pence(amount))} is charged then, and each month after`;
}

/** What happens at the end of the period. What a payment has failed for is not said to be charged, or not, at its end. */
function PeriodEnd({ status }: { status: SubscriptionState }) {
	const { currentPeriodEnd, cancelAtPeriodEnd, hasSubscription, trialEndsAt, amountPence } = status;
	if (currentPeriodEnd === null) {
		return null;
	}
	const day = formatDay(currentPeriodEnd);
	if (cancelAtPeriodEnd) {
		return (
			<Fact label="Plan ends">{hasSubscription ? `${day}, and nothing more is charged` : day}</Fact>
		);
	}
	return hasSubscription && trialEndsAt === null ? (
		<Fact label={amountPence === 0 ? "Renews" : "Next charge"}>{day}</Fact>
	) : null;
}

import { Link } from "react-router";
import type { SetupKind } from "#contracts/subscription.ts";
import { DAY } from "#domain/base/calendar.ts";
import { pence } from "#domain/base/money.ts";
import { screens } from "#domain/base/screens.ts";
import { countInWords } from "#domain/base/words.ts";
import { GUARANTEE_DAYS } from "#domain/business/subscription/guarantee.ts";
import { COOLING_OFF_DAYS, REMINDED_BEFORE } from "#domain/business/subscription/notices.ts";
import { formatDay, priceInWords } from "#web/lib/format.ts";
import styles from "./plan-checkout.module.css";

type PlanTermsProps = {
	kind: SetupKind;
	/** Pence a month. */
	amount: number;
	/** Pence. */
	dueNow: number;
	/** ISO; null when nothing is charged later that is not charged now. */
	chargedFrom: string | null;
};

/** What anyone who presses the button agrees to. Source: Rule TRIAL-5, Rule PLAN-7. */
export function PlanCheckoutTerms(terms: PlanTermsProps) {
	return (
		<div className={styles["terms"]}>
			<p>{charges(terms)}</p>
			<p>
				It renews every month until you cancel, which you can do any time in your{" "}
				<Link to={screens.account}>account settings</Link>.
			</p>
			{terms.amount > 0 ? <p>{reminders(terms.kind)}</p> : null}
			{terms.amount > 0 ? (
				<p>
					{GUARANTEE_DAYS}-day money-back guarantee: ask within {GUARANTEE_DAYS} days of a payment
					and you have your money back.
				</p>
			) : null}
		</div>
	);
}

/** How long before a charge we write is said before the sale. Source: Digital Markets, Competition and Consumers Act 2024, section 259(4). */
function reminders(kind: SetupKind): string {
	const sixth = `${countInWords(REMINDED_BEFORE.renewal / DAY, "day")} before each sixth charge`;
	return kind === "trial"
		? `We write to you ${countInWords(REMINDED_BEFORE.trial / DAY, "day")} before the trial ends, and ${sixth}. For ${COOLING_OFF_DAYS} days after the trial you can cancel with your money back.`
		: `We write to you ${sixth}.`;
}

function charges({ kind, amount, dueNow, chargedFrom }: PlanTermsProps): string {
	const monthly = `${priceInWords(pence(amount))} a month`;
	const day = chargedFrom === null ? null : formatDay(chargedFrom);
	if (amount === 0) {
		return "Your promo code covers the whole price: your card is kept, and nothing is charged.";
	}
	if (kind === "trial" && day !== null) {
		return `Nothing is charged today. From ${day} your card is charged ${monthly}. Cancel before that day and you pay nothing.`;
	}
	if (kind === "change" && day !== null) {
		const now = dueNow > 0 ? `${priceInWords(pence(dueNow))} is` : "Nothing is";
		return `${now} charged today. From ${day} your card is charged ${monthly}.`;
	}
	return `${priceInWords(pence(dueNow))} is charged today, then ${monthly}.`;
}

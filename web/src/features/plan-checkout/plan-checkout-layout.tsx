import type { ReactNode } from "react";
import { type PlanId, plans } from "#domain/plans.ts";
import { screens } from "#domain/screens.ts";
import { CheckoutLayout } from "#web/payment/checkout-layout.tsx";
import styles from "./plan-checkout-layout.module.css";

type PlanCheckoutLayoutProps = {
	plan: PlanId;
	/** The plan takes the place of another. */
	isChange?: boolean;
	summary: ReactNode;
	payment: ReactNode;
};

/** The frame of every state of a plan's checkout, so that none of them moves the others about. */
export function PlanCheckoutLayout({ plan, isChange = false, ...parts }: PlanCheckoutLayoutProps) {
	const { name } = plans[plan];
	return (
		<CheckoutLayout
			title={isChange ? `Change to ${name}` : `Subscribe to ${name}`}
			back={{ to: screens.subscription, label: "Back to plans" }}
			summary={<div className={styles["summary"]}>{parts.summary}</div>}
			payment={parts.payment}
		/>
	);
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { OWN_PLAN, screens } from "#domain/base/screens.ts";
import { subscriptionStage } from "#domain/business/subscription/status.ts";
import { subscriptionStatusQuery } from "#web/lib/queries.ts";
import { withdrawnInWords } from "#web/lib/subscription-text.ts";
import { paidFor } from "#web/lib/use-subscription.ts";
import { GrantedNotice } from "#web/payment/granted-notice.tsx";
import { OwingNotice } from "#web/payment/owing-notice.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import styles from "./account.module.css";
import { PlanActions } from "./plan-actions.tsx";
import { PlanLines } from "./plan-lines.tsx";

/** The visitor's plan, and what can be done about it. Source: Rule PLAN-7. */
export function SubscriptionSection() {
	const part = usePart(OWN_PLAN);
	const query = useQuery(subscriptionStatusQuery);
	return (
		<div {...part} className={styles["part"]}>
			<SettingsSection
				title="Subscription"
				about={<p>Your plan, what it costs and how much of it is used.</p>}
			>
				<QueryBoundary query={query} what="your subscription" height="9rem">
					{(status) => (
						<div className={styles["lines"]}>
							<GrantedNotice status={status} />
							<Standing status={paidFor(status)} />
						</div>
					)}
				</QueryBoundary>
			</SettingsSection>
		</div>
	);
}

/** A part of the screen that an address can lead to: anyone who comes by it has the focus there. */
function usePart(id: string) {
	const ref = useRef<HTMLDivElement>(null);
	const { hash } = useLocation();
	useEffect(() => {
		if (hash === `#${id}`) {
			ref.current?.scrollIntoView();
			ref.current?.focus({ preventScroll: true });
		}
	}, [hash, id]);
	return { ref, id, tabIndex: -1 };
}

/** How the plan that is paid for stands. */
function Standing({ status }: { status: SubscriptionState }) {
	const givenUp = withdrawnInWords(status);
	if (givenUp !== null) {
		return <Free>{givenUp}</Free>;
	}
	switch (status.status === null ? "over" : subscriptionStage(status.status)) {
		case "subscribed":
			return (
				<div className={styles["lines"]}>
					<PlanLines status={status} />
					<PlanActions status={status} />
				</div>
			);
		case "owing":
			return (
				<div className={styles["lines"]}>
					<OwingNotice status={status} />
					<PlanLines status={status} />
					<PlanActions status={status} />
				</div>
			);
		case "pending":
			return (
				<Free>
					{status.granted === null
						? "Your first payment is not through yet, so no plan runs. You can begin again at any time."
						: "You pay for no plan: your first payment is not through yet."}
				</Free>
			);
		case "over":
			return <Free>{freeInWords(status)}</Free>;
	}
}

function freeInWords({ status, granted }: SubscriptionState): string {
	if (granted !== null) {
		return "You pay for no plan.";
	}
	return status === null
		? "You have no plan: previews are free, and a report is bought by itself."
		: "Your plan has ended. Previews stay free, and a report is bought by itself.";
}

function Free({ children }: { children: string }) {
	return (
		<div className={styles["lines"]}>
			<p>{children}</p>
			<div>
				<ButtonLink to={screens.subscription} look="secondary">
					View Subscription Plans
				</ButtonLink>
			</div>
		</div>
	);
}

import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { SubscriptionPrices } from "#contracts/subscription.ts";
import {
	assessmentsInWords,
	homesInWords,
	type PlanId,
	planIds,
	plans,
	reportsInWords,
	UNLIMITED,
} from "#domain/business/plans.ts";
import { formatPounds } from "#web/lib/format.ts";
import { planCheckoutPath } from "#web/lib/paths.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import { subscriptionPricesQuery } from "#web/lib/queries.ts";
import type { Subscription } from "#web/lib/use-subscription.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type PlanChoice, POPULAR_PLAN, planChoice } from "./plan-choice.ts";
import styles from "./plans.module.css";

/** The three plans, at the prices the server names: none is ever made up. */
export function PlanCards({ subscription }: { subscription: Subscription }) {
	const { data: prices, error, isFetching, refetch } = useQuery(subscriptionPricesQuery);
	if (error && !prices && !isFetching) {
		return (
			<Notice tone="error" action={<Button onClick={() => void refetch()}>Try again</Button>}>
				<p>
					<strong>We could not load the prices of the plans.</strong> {error.message}
				</p>
			</Notice>
		);
	}
	return (
		<div className={`stack one-column gap-4 ${styles["cards"]}`} aria-busy={!prices}>
			{planIds.map((plan) =>
				prices ? (
					<PricedCard key={plan} {...{ plan, prices, subscription }} />
				) : (
					<PlanCard
						key={plan}
						plan={plan}
						price={null}
						isCurrent={false}
						action={<Skeleton height="2.75rem" />}
					/>
				),
			)}
		</div>
	);
}

type PricedCardProps = { plan: PlanId; prices: SubscriptionPrices; subscription: Subscription };

function PricedCard({ plan, prices, subscription }: PricedCardProps) {
	const choice = planChoice(plan, subscription);
	return (
		<PlanCard
			plan={plan}
			price={prices[plan]}
			isCurrent={choice === "current" || choice === "keep"}
			action={
				subscription.state === "unknown" ? (
					<Skeleton height="2.75rem" />
				) : (
					<PlanButton plan={plan} choice={choice} />
				)
			}
		/>
	);
}

type PlanButtonProps = { plan: PlanId; choice: PlanChoice };

/** Leads to the checkout of a plan. Source: Rule SCREEN-21. */
function PlanButton({ plan, choice }: PlanButtonProps) {
	switch (choice) {
		case "current":
			return (
				<Button wide look="secondary" disabled>
					Current Plan
				</Button>
			);
		case "held":
			return (
				<Button wide look="secondary" disabled>
					Update your card first
				</Button>
			);
		case "next":
			return (
				<Button wide look="secondary" disabled>
					Your next plan
				</Button>
			);
		case "keep":
			return <Choose plan={plan} words="Keep" look="primary" />;
		case "upgrade":
			return <Choose plan={plan} words="Upgrade" look="primary" />;
		case "downgrade":
			return <Choose plan={plan} words="Downgrade" look="secondary" />;
		case "take":
			return plan === POPULAR_PLAN ? (
				<Choose plan={plan} words="Subscribe Now" look="primary" />
			) : (
				<Choose plan={plan} words="Choose Plan" look="secondary" />
			);
	}
}

type ChooseProps = { plan: PlanId; words: string; look: "primary" | "secondary" };

function Choose({ plan, words, look }: ChooseProps) {
	return (
		<ButtonLink wide look={look} to={planCheckoutPath(plan)}>
			{words}
			<VisuallyHidden>{` ${plans[plan].name}`}</VisuallyHidden>
		</ButtonLink>
	);
}

type PlanCardProps = {
	plan: PlanId;
	/** Pounds a month; null while it is not known. */
	price: number | null;
	isCurrent: boolean;
	/** What can be done about the plan. */
	action: ReactNode;
};

/** A plan: what it costs, how many reports it gives, homes it watches and assessments it answers programs with. Source: Rule PLAN-1, Rule HOMES-2, Rule API-2. */
function PlanCard({ plan, price, isCurrent, action }: PlanCardProps) {
	const id = useId();
	const { name, reportsPerMonth, homes, assessments } = plans[plan];
	return (
		<section
			className={`stack one-column shrinkable framed rounded on-card raised ${styles["plan"]}`}
			aria-labelledby={id}
			data-popular={plan === POPULAR_PLAN || undefined}
		>
			<div className={`row wrap gap-1 align-center across-2 ${styles["head"]}`}>
				<h2 id={id} className={styles["name"]}>
					{name}
				</h2>
				{isCurrent ? <Pill tone="green" icon="check" word="Current plan" /> : null}
				{plan === POPULAR_PLAN ? <span className={styles["popular"]}>Most Popular</span> : null}
			</div>
			<p className={`row wrap above-3 soft text-m across-2 align-baseline ${styles["price"]}`}>
				<b>
					<PublicText name={`${plan}-price`} otherwise="£…" />
				</b>{" "}
				a month
			</p>
			<p className="above-2 strong">{reportsInWords(reportsPerMonth)}</p>
			<p className={`soft text-s ${styles["each"]}`}>
				{price === null ? null : eachInWords(price, reportsPerMonth)}
			</p>
			<p className="above-2 strong">{homesInWords(homes)}</p>
			<p className="above-2 strong">{assessmentsInWords(assessments)}</p>
			<div className="above-5">{action}</div>
		</section>
	);
}

/** The price of a report when all of the month's reports are made. `price` in pounds. */
function eachInWords(price: number, reports: number): string {
	if (reports === UNLIMITED) {
		return "As many as you need, for one price";
	}
	const each = Math.ceil((price * 100) / reports) / 100;
	return `${formatPounds(each)} a report when you use them all`;
}

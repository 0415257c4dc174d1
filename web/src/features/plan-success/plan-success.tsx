import { useQuery } from "@tanstack/react-query";
import type { User } from "#contracts/account.ts";
import type { SubscriptionState } from "#contracts/subscription.ts";
import { fromPounds, pence } from "#domain/base/money.ts";
import { screens } from "#domain/base/screens.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { type PlanId, plans, reportsInWords } from "#domain/business/plans.ts";
import { TRIAL_REPORTS } from "#domain/business/subscription/allowance.ts";
import { formatDay } from "#web/lib/format.ts";
import { claimsQuery, contactQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";
import { planNameOf } from "#web/lib/subscription-text.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Fact, FactList } from "#web/ui/fact-list.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TickList } from "#web/ui/tick-list.tsx";
import styles from "./plan-success.module.css";

/** Source: Rule SCREEN-24, Rule SITE-5. */
const inclusions = (hasModel: boolean) => [
	"Real-time EPC data",
	hasModel ? "AI risk analysis" : "Risk analysis",
	"Professional PDF reports",
	"Regulatory red flags",
	"Market intelligence and rental analytics",
	"Interactive ROI calculators",
	"Comparable sales data",
	"Priority email support",
];

type PlanSuccessProps = { plan: PlanId; user: User; status: SubscriptionState };

/** Says that a plan runs and what it holds. Only for one that the server has running. */
export function PlanSuccess({ plan, user, status }: PlanSuccessProps) {
	const { name } = plans[plan];
	const { data: claims } = useQuery(claimsQuery);
	const nextFrom = status.nextPlan === plan ? status.nextPlanFrom : null;
	return (
		<div className={styles["success"]}>
			<header className={styles["header"]}>
				<span className={styles["mark"]}>
					<Icon name="check" size={28} />
				</span>
				{nextFrom !== null ? (
					<>
						<h1 className={styles["title"]}>Your plan changes to {name}</h1>
						<p className={styles["lede"]}>
							{name} begins on {formatDay(nextFrom)}. Until then you stay on {planNameOf(status)}.
						</p>
					</>
				) : (
					<>
						<h1 className={styles["title"]}>Welcome to the {name} plan</h1>
						<p className={styles["lede"]}>
							{status.status === "trialing"
								? "Your subscription is activated, and your free trial has begun."
								: "Your subscription is activated."}
						</p>
					</>
				)}
			</header>
			{status.isTest ? (
				<Notice tone="info">
					<p>
						<strong>Test mode: no money moves.</strong> This plan was taken out with a test card.
					</p>
				</Notice>
			) : null}
			<Card title="Your plan">
				<PlanFacts plan={nextFrom === null ? plan : (status.plan ?? plan)} status={status} />
			</Card>
			<Card title="What is included">
				<TickList items={inclusions(claims?.hasModel ?? false)} isWide />
			</Card>
			<div className="stack gap-2 soft text-m">
				<p>
					We write to <strong className="ink break-anywhere">{user.email}</strong> when your plan
					begins or changes. A payment receipt comes from the card payment provider with each
					charge.
				</p>
				<SupportLine />
			</div>
			<div className="row wrap gap-3">
				<ButtonLink to={screens.home}>Analyze Properties</ButtonLink>
				<ButtonLink to={screens.reports} look="secondary">
					My Reports
				</ButtonLink>
			</div>
		</div>
	);
}

/** Where to write for help; nothing where no address is set. Source: Rule SITE-6. */
function SupportLine() {
	const { data, isPending } = useQuery(contactQuery);
	if (isPending) {
		return <p aria-hidden="true">&nbsp;</p>;
	}
	if (!data) {
		return <p>Questions? Write to our support: its address stands in every e-mail from us.</p>;
	}
	const { supportEmail } = data;
	return supportEmail ? (
		<p>
			Questions? Write to our support at <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
		</p>
	) : null;
}

type PlanFactsProps = { plan: PlanId; status: SubscriptionState };

/** What was taken out: plan, price, allowance, how it stands. Source: Rule SCREEN-24. */
function PlanFacts({ plan, status }: PlanFactsProps) {
	const { data: prices } = useQuery(subscriptionPricesQuery);
	const { amountPence, discount, trialEndsAt } = status;
	const amount = amountPence ?? (prices ? fromPounds(prices[plan]) : null);
	const inWords = amount === null ? null : poundsAndPence(pence(amount));
	const isTrial = status.status === "trialing" && trialEndsAt !== null;
	return (
		<FactList values="at-end">
			<Fact label="Plan">{plans[plan].name}</Fact>
			{inWords === null ? null : (
				<Fact label="Price">
					{inWords} a month
					{discount ? <small>{discount}, included</small> : null}
				</Fact>
			)}
			<Fact label="Monthly reports">
				{reportsInWords(plans[plan].reportsPerMonth)}
				{isTrial ? <small>{TRIAL_REPORTS} in the free trial</small> : null}
			</Fact>
			<UsedThisMonth status={status} />
			<Fact label="Status">Active</Fact>
			<Fact label="Billing">Monthly</Fact>
			{isTrial && !status.cancelAtPeriodEnd ? (
				<Fact label="First charge">
					{inWords === null || amount === 0 ? null : `${inWords} on `}
					{amount === 0 ? "None: nothing is due" : formatDay(trialEndsAt)}
				</Fact>
			) : null}
		</FactList>
	);
}

/** While a grant decides, nothing counts on what is paid for. */
function UsedThisMonth({ status }: Pick<PlanFactsProps, "status">) {
	return status.granted === null ? (
		<Fact label="Reports used this month">{status.reportsUsed}</Fact>
	) : null;
}

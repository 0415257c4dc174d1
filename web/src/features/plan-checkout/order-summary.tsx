import { type Pence, pence } from "#domain/base/money.ts";
import { type PlanId, plans } from "#domain/business/plans.ts";
import { formatDay, priceInWords } from "#web/lib/format.ts";
import { VatText } from "#web/lib/public-text.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PriceLine, PriceLines, PriceNote } from "./price-lines.tsx";
import { PromoBox } from "./promo-box.tsx";
import type { PromoEntry } from "./use-promo.ts";
import type { Setup } from "./use-setup.ts";

type OrderSummaryProps = {
	plan: PlanId;
	price: Pence;
	promo: PromoEntry;
	setup: Setup;
	/** No code can be entered any more: it has been paid, or is being paid. */
	isLocked: boolean;
};

/** What the plan costs a month, and what of it is due today. Source: Rule TRIAL-5. */
export function PlanOrderSummary({ plan, price, promo, setup, isLocked }: OrderSummaryProps) {
	const { applied } = promo;
	const total = pence(price - (applied?.discount ?? 0));
	return (
		<Card title="Order Summary">
			<PriceLines>
				<PriceLine label={`${plans[plan].name} plan, monthly price`}>
					{priceInWords(price)}
				</PriceLine>
				{applied ? (
					<PriceLine label={`Discount (${applied.code}), every month`}>
						−{priceInWords(applied.discount)}
					</PriceLine>
				) : null}
				<PriceLine label="Total per month" strong>
					{priceInWords(total)}
				</PriceLine>
				<PriceLine label="Due today">
					<DueToday setup={setup} />
				</PriceLine>
			</PriceLines>
			<FirstCharge setup={setup} />
			<PriceNote>
				<VatText />
			</PriceNote>
			<PromoBox promo={promo} isLocked={isLocked} />
		</Card>
	);
}

/** The server alone knows, from the session it has made. */
function DueToday({ setup }: { setup: Setup }) {
	switch (setup.state) {
		case "ready":
			return priceInWords(pence(setup.made.dueNow));
		case "preparing":
			return <Skeleton height="1.25rem" />;
		case "failed":
			return "Not known yet";
	}
}

function FirstCharge({ setup }: { setup: Setup }) {
	if (setup.state === "preparing") {
		return <PriceNote>&nbsp;</PriceNote>;
	}
	if (setup.state === "failed") {
		return null;
	}
	const { amount, dueNow, chargedFrom, kind } = setup.made;
	const monthly = priceInWords(pence(amount));
	if (amount === 0) {
		return <PriceNote>Your code covers the whole price.</PriceNote>;
	}
	return (
		<>
			{kind === "trial" ? (
				<PriceNote>{monthly} today if this card has had a trial: we ask you first.</PriceNote>
			) : null}
			<PriceNote>
				{chargedFrom !== null && dueNow === 0
					? `First charge: ${monthly} on ${formatDay(chargedFrom)}.`
					: `Then ${monthly} every month.`}
			</PriceNote>
		</>
	);
}

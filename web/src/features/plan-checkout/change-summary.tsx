import type { PlanChangeQuote, SubscriptionState } from "#contracts/subscription.ts";
import { pence } from "#domain/money.ts";
import { plans } from "#domain/plans.ts";
import { formatDay, priceInWords } from "#web/lib/format.ts";
import { nextPlanOf, planNameOf } from "#web/lib/subscription-text.ts";
import { Card } from "#web/ui/card.tsx";
import { PriceLine, PriceLines, PriceNote } from "./price-lines.tsx";

type ChangeSummaryProps = { quote: PlanChangeQuote; status: SubscriptionState };

/** What changes with the plan, and what it costs from when. Source: DECISIONS 10 ("Upgrading prorates"). */
export function ChangeSummary({ quote, status }: ChangeSummaryProps) {
	const { planId, price, amount, dueNow, chargedFrom, startsAt } = quote;
	const next = nextPlanOf(status);
	return (
		<Card title="Order Summary">
			<PriceLines>
				<PriceLine label="Now">{planNameOf(status)}</PriceLine>
				{next ? <PriceLine label={`Planned from ${next.day}`}>{next.name}</PriceLine> : null}
				{quote.kind === "keep" ? null : (
					<PriceLine label={startsAt === null ? "From today" : `From ${formatDay(startsAt)}`}>
						{plans[planId].name}
					</PriceLine>
				)}
				<PriceLine label={`${plans[planId].name} plan, monthly price`}>
					{priceInWords(pence(price))}
				</PriceLine>
				{price > amount ? (
					<PriceLine label={quote.discount === null ? "Discount" : "Discount, every month"}>
						−{priceInWords(pence(price - amount))}
					</PriceLine>
				) : null}
				<PriceLine label="Total per month" strong>
					{priceInWords(pence(amount))}
				</PriceLine>
				<PriceLine label="Due today">{priceInWords(pence(dueNow))}</PriceLine>
			</PriceLines>
			<PriceNote>
				{dueNow > 0 ? "Due today is the difference for what is left of the period. " : null}
				{quote.kind === "keep" ? `You stay on ${plans[planId].name}. ` : null}
				{startsAt === null
					? null
					: `You stay on ${planNameOf(status)} until then, with all its reports. `}
				{priceInWords(pence(amount))} a month from {formatDay(chargedFrom)}.
			</PriceNote>
			<DiscountNote quote={quote} />
		</Card>
	);
}

function DiscountNote({ quote: { discount, losesDiscount } }: { quote: PlanChangeQuote }) {
	if (losesDiscount) {
		return (
			<PriceNote>
				<strong>Your discount ends with this change:</strong> it is not for this plan.
			</PriceNote>
		);
	}
	return discount === null ? null : <PriceNote>You keep your discount: {discount}.</PriceNote>;
}

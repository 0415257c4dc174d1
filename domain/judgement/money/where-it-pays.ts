import { type Evidence, isKnown } from "../../base/evidence.ts";
import type { HomeType } from "../../base/facts/sale-figures.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import type { Assumptions } from "../../subjects/finance/assumptions.ts";
import type { MoneyContext, MoneyFigures } from "../../subjects/finance/calculate-money.ts";
import { withRent } from "../../subjects/finance/cash-flow.ts";
import { type PayingPoint, payingPoint, payingPrice } from "../../subjects/finance/paying.ts";
import type { TypePrices } from "../../subjects/market/prices-by-type.ts";
import { averageRent } from "../../subjects/market/rent.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import { officialRentOf, statedAmount } from "./starting-home.ts";

/** An amount under the decisive tax, and under the higher rate where no owner is stated. */
export type ByTax = { readonly decisive: Pence | null; readonly atHigherRate: Pence | null };

/** Where the letting would pay. Printed while rent and price are not both stated, and to show what would reverse a no. */
export type WhereItPays = {
	/** Monthly rent of the whole home: stated, else the published mean for the stated bedrooms, else for the stated type, else for all homes. */
	readonly rent: Evidence<Pence>;
	/** Highest price that pays at that rent, rounded down to whole thousands of pounds; null where none pays, and for an owned home. */
	readonly ceiling: ByTax;
	/** Lowest monthly rent of the whole home that pays at the stated price. */
	readonly rentNeeded: ByTax;
	/** Largest loan left on an owned home that pays at that rent, rounded down to whole thousands. */
	readonly largestLoan: ByTax;
	/** By type of home, at its mean rent, beside its average price. Empty for a letting by the room, an owned home, and a stated rent. */
	readonly byType: readonly TypeCeiling[];
	/** Published mean rent of homes with four or more bedrooms: the highest mean rent here. */
	readonly highestMean: Pence | null;
};

/** The inputs and results of a home's sums. */
type Calculated = {
	readonly assumptions: Assumptions;
	readonly context: MoneyContext;
	readonly figures: MoneyFigures;
};

/** Reads the paying figures from the home's sums; solves again only for a rent other than theirs. Source: Rule MONEY-7. */
export function whereItPays(
	{ facts, inputs, market }: JudgedHome,
	{ assumptions, context, figures }: Calculated,
): WhereItPays {
	const { rooms } = assumptions;
	const rent = inputs.rent === null ? officialRentOf(market) : statedAmount(inputs.rent);
	// Official rents are never for rooms.
	const amount = inputs.rent === null && rooms !== null ? null : rent.value;
	const atAssumed = { decisive: figures.paying, atHigherRate: figures.payingAtHigherRate };
	const atRent = amount === null ? null : pence(Math.round(amount / (rooms ?? 1)));
	const points =
		atRent === null
			? null
			: atRent === (rooms === null ? assumptions.rent : assumptions.roomRent)
				? atAssumed
				: pointsOf(withRent(assumptions, atRent), context);
	const highest = averageRent(facts, 4);
	return {
		rent,
		ceiling: by(points, ({ price }) => price && toWholeThousand(price.price)),
		rentNeeded: by(inputs.price === null ? null : atAssumed, (point) => point.rent),
		largestLoan: by(points, ({ loan }) => loan && toWholeThousand(loan)),
		byType:
			rooms !== null || inputs.owned || inputs.rent !== null
				? []
				: market.byType.map((prices) => typeCeiling(prices, assumptions, context)),
		highestMean: isKnown(highest) ? highest.value : null,
	};
}

/** Highest price at which homes of a type pay, before service charge for a flat; null where none does. */
export type TypeCeiling = {
	readonly type: HomeType;
	readonly ceiling: Pence | null;
	readonly average: Pence;
};

function typeCeiling(
	{ type, averagePrice, averageRent }: TypePrices,
	assumptions: Assumptions,
	context: MoneyContext,
): TypeCeiling {
	const serviceCharge = type === "F" ? null : assumptions.serviceCharge;
	const atMean = withRent({ ...assumptions, serviceCharge }, averageRent.value);
	const price = payingPrice(atMean, context);
	return { type, ceiling: price && toWholeThousand(price.price), average: averagePrice.value };
}

type Points = { readonly decisive: PayingPoint; readonly atHigherRate: PayingPoint | null };

function pointsOf(assumptions: Assumptions, context: MoneyContext): Points {
	return {
		decisive: payingPoint(assumptions, context),
		atHigherRate: context.position ? null : payingPoint(assumptions, context, "higher"),
	};
}

function by(points: Points | null, read: (point: PayingPoint) => Pence | null): ByTax {
	return {
		decisive: points && read(points.decisive),
		atHigherRate: points?.atHigherRate ? read(points.atHigherRate) : null,
	};
}

/** Rounded down to a whole thousand pounds, so that the printed price still pays when typed back. */
export function toWholeThousand(amount: Pence): Pence {
	return fromPounds(1_000 * Math.floor(amount / 100_000));
}

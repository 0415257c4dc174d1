import type { Evidence } from "../../base/evidence.ts";
import { DEFAULT_LOAN_PERCENT, type LoanPercent } from "../../base/inputs.ts";
import type { Pence } from "../../base/money.ts";
import { knownNation } from "../../base/place/possible-nations.ts";
import { type Assumptions, startingAssumptions } from "../../subjects/finance/assumptions.ts";
import {
	calculateMoney,
	type MoneyContext,
	type MoneyFigures,
} from "../../subjects/finance/calculate-money.ts";
import { asOwnersOfHome, type Owners } from "../../subjects/finance/owners.ts";
import { payingYield } from "../../subjects/finance/paying-yield.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import {
	type Starting,
	type StartingCost,
	startingDeposit,
	startingEnergyWorks,
	startingLicenceFee,
	startingServiceCharge,
} from "./starting-costs.ts";
import { startingHome } from "./starting-home.ts";
import { startingTerms } from "./starting-terms.ts";

/** A year's money of a home: what was stated, else what is published, else what is usual, and all that follows from it. */
export type HomeMoney = {
	readonly price: Evidence<Pence>;
	/** A month. */
	readonly rent: Evidence<Pence>;
	/** Percent of the price. */
	readonly loanPercent: LoanPercent;
	/** Gross yield in percent from which that loan pays at typical costs. */
	readonly payingYield: number;
	readonly costs: {
		readonly depositShare: Starting<number>;
		/** Null where a flat's is not known. */
		readonly serviceCharge: Starting<Pence | null>;
		readonly licenceFee: StartingCost;
		readonly energyWorks: StartingCost;
	};
	readonly context: MoneyContext;
	readonly assumptions: Assumptions;
	readonly figures: MoneyFigures;
};

/** Calculates the money of a home once, for its score, its answer and its report alike. */
export function homeMoney(home: JudgedHome, owners: Owners = []): HomeMoney {
	const { facts, inputs, day } = home;
	const { price, rent } = startingHome(home);
	const costs = {
		depositShare: startingDeposit(home),
		serviceCharge: startingServiceCharge(home),
		licenceFee: startingLicenceFee(home),
		energyWorks: startingEnergyWorks(home),
	};
	const loanPercent = inputs.loan ?? DEFAULT_LOAN_PERCENT;
	const assumptions = startingAssumptions({
		...startingTerms(inputs, facts.place.nation, rent.value),
		price: price.value,
		rent: rent.value,
		depositShare: costs.depositShare.value,
		serviceCharge: costs.serviceCharge.value,
		licenceFee: costs.licenceFee.value,
		energyWorks: costs.energyWorks.value,
	});
	const context: MoneyContext = {
		nation: facts.place.nation,
		use: inputs.use,
		day,
		...asOwnersOfHome(owners),
		isNationOpen: knownNation(facts.place) === null,
	};
	return {
		price,
		rent,
		loanPercent,
		payingYield: payingYield({ loanPercent, rate: assumptions.interestRate }),
		costs,
		context,
		assumptions,
		figures: calculateMoney(assumptions, context),
	};
}

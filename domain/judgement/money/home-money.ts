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
import { inCompany } from "../../subjects/finance/company-route.ts";
import { companyTerms } from "../../subjects/finance/long-run.ts";
import { asOwnersOfHome, type Owners } from "../../subjects/finance/owners.ts";
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
import { type WhereItPays, whereItPays } from "./where-it-pays.ts";

/** A home's yearly money: stated figures, else published, else usual ones, and all results. */
export type HomeMoney = {
	readonly price: Evidence<Pence>;
	/** A month. */
	readonly rent: Evidence<Pence>;
	/** Percent of the price. */
	readonly loanPercent: LoanPercent;
	readonly costs: {
		readonly depositShare: Starting<number>;
		/** Null for a flat whose charge is not known. */
		readonly serviceCharge: Starting<Pence | null>;
		readonly licenceFee: StartingCost;
		readonly energyWorks: StartingCost;
	};
	readonly context: MoneyContext;
	readonly assumptions: Assumptions;
	readonly figures: MoneyFigures;
	readonly paysAt: WhereItPays;
};

/** Where the sums of a home begin, whoever owns it. */
export function startingMoney(
	home: JudgedHome,
): Pick<HomeMoney, "price" | "rent" | "costs" | "assumptions"> {
	const { facts, inputs } = home;
	const { price, rent } = startingHome(home);
	const costs = {
		depositShare: startingDeposit(home),
		serviceCharge: startingServiceCharge(home),
		licenceFee: startingLicenceFee(home),
		energyWorks: startingEnergyWorks(home),
	};
	const assumptions = startingAssumptions({
		...startingTerms(inputs, facts.place.nation, rent.value),
		price: price.value,
		rent: rent.value,
		depositShare: costs.depositShare.value,
		serviceCharge: costs.serviceCharge.value,
		licenceFee: costs.licenceFee.value,
		energyWorks: costs.energyWorks.value,
	});
	return { price, rent, costs, assumptions };
}

/** Calculates the money of a home once, for its score, its answer and its report alike. */
export function homeMoney(home: JudgedHome, owners: Owners = []): HomeMoney {
	const { facts, inputs, market, day } = home;
	const { price, rent, costs, assumptions: started } = startingMoney(home);
	const loanPercent = inputs.loan ?? DEFAULT_LOAN_PERCENT;
	const isCompany = owners.some(({ company }) => company);
	const assumptions = isCompany ? inCompany(started, companyTerms) : started;
	const context: MoneyContext = {
		nation: facts.place.nation,
		use: inputs.use,
		day,
		...asOwnersOfHome(owners),
		bankRate: market.bankRate.value,
		isNationOpen: knownNation(facts.place) === null,
	};
	const figures = calculateMoney(assumptions, context);
	return {
		price,
		rent,
		loanPercent,
		costs,
		context,
		assumptions,
		figures,
		paysAt: whereItPays(home, { assumptions, context, figures }),
	};
}

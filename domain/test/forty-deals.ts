import type { Deal } from "./deals/deal.ts";
import { licenceAndEnergyDeals } from "./deals/licence-and-energy-deals.ts";
import { moneyDeals } from "./deals/money-deals.ts";
import { plainDeals } from "./deals/plain-deals.ts";
import { sharedDeals } from "./deals/shared-deals.ts";
import { unanswerableDeals } from "./deals/unanswerable-deals.ts";

/**
 * Forty deals with a careful surveyor's verdicts, written before the code that judges them, from law, market and arithmetic alone.
 *
 * A year's sum, as given in each `why`: the rent; minus voids of 5 %, management of 12 % of the rest, maintenance of 10 %, £325 of insurance, £325 of
 * compliance, the service charge and what `further` names; minus interest on the loan at 5.9 %. Tax is that of 2026-27: each owner's rate on their share of
 * the profit before interest, minus 20 % of the lower of interest and profit; without stated owners, a person at 20 %. Council tax of empty weeks, the
 * landlord database and letting fees are left out: no grade depends on £150 a year. Rents and prices of places are as published; deals and register rows
 * are invented.
 */
export const fortyDeals: readonly Deal[] = [
	...plainDeals,
	...sharedDeals,
	...licenceAndEnergyDeals,
	...moneyDeals,
	...unanswerableDeals,
];

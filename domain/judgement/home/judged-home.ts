import type { AreaFact } from "../../base/area-fact.ts";
import type { IsoDate } from "../../base/calendar.ts";
import type { Evidence } from "../../base/evidence.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { typeOfHome } from "../../base/facts/home-type.ts";
import type { Inputs } from "../../base/inputs.ts";
import type { Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { nationChoices, settleNation } from "../../base/place/settle-nation.ts";
import type { EnergyFigures } from "../../subjects/energy/energy-figures.ts";
import { energyFigures } from "../../subjects/energy/judge-energy.ts";
import {
	bearing,
	hmoLicenceVerdict,
	judgeLicensing,
	type Licensing,
} from "../../subjects/licensing/judge-licensing.ts";
import { homeAddress } from "../../subjects/licensing/streets/home-address.ts";
import type { HomeAddress } from "../../subjects/licensing/streets/match-streets.ts";
import type { Judgement } from "../../subjects/licensing/verdict.ts";
import { bankRate, regionPrice, regionPriceGrowth } from "../../subjects/market/backdrop.ts";
import {
	type Demand,
	demandIndicators,
	type Indicator,
	marketDemand,
} from "../../subjects/market/demand/demand.ts";
import { grossYield } from "../../subjects/market/gross-yield.ts";
import { postcodePrice } from "../../subjects/market/postcode-price.ts";
import { areaPrice, indexPrice, typicalPrice } from "../../subjects/market/price.ts";
import { pricesByType, type TypePrices } from "../../subjects/market/prices-by-type.ts";
import { averageRent } from "../../subjects/market/rent.ts";
import { sectorPrice } from "../../subjects/market/sector-price.ts";
import { areaFacts } from "./area-facts.ts";

/** Judgement of a home, a use and a day from the facts, before its money and its score. */
export type JudgedHome = {
	/** Narrowed to the nation that the visitor stated, where the place may lie in several. */
	readonly facts: Facts;
	/** The possible nations where there are several, kept after one is stated. */
	readonly nationChoices: readonly Nation[];
	readonly inputs: Inputs;
	/** Day judged, `YYYY-MM-DD` in London. */
	readonly day: IsoDate;
	readonly chosen: Certificate | null;
	/** In the form in which street lists are searched. */
	readonly address: HomeAddress;
	readonly energy: EnergyFigures;
	readonly licensing: Licensing;
	readonly bears: Readonly<Record<keyof Licensing, boolean>>;
	/** The verdict on the HMO licence that the stated use needs, under whichever law. */
	readonly hmoLicence: Judgement;
	readonly market: {
		readonly averageRent: Evidence<Pence>;
		readonly rentForBedrooms: Evidence<Pence> | null;
		/** By the house price index: the price behind the yield. */
		readonly averagePrice: Evidence<Pence>;
		readonly typicalPrice: Evidence<Pence> | null;
		readonly areaPrice: Evidence<Pence>;
		readonly postcodePrice: Evidence<Pence>;
		readonly sectorPrice: Evidence<Pence> | null;
		readonly regionPrice: Evidence<Pence>;
		readonly regionPriceGrowth: Evidence<number>;
		readonly bankRate: Evidence<number>;
		readonly grossYield: Evidence<number>;
		/** For each type of home with a held price and rent of the authority. */
		readonly byType: readonly TypePrices[];
		/** The entry of `byType` for the type that the visitor states. */
		readonly ofStatedType: TypePrices | null;
		readonly demand: Evidence<Demand>;
		readonly indicators: readonly Indicator[];
	};
	readonly areaFacts: readonly AreaFact[];
};

/** Judges the gathered facts for a home, a use and a day. Pure: verdicts depend on the day, so none of it is ever cached. */
export function judgeHome(
	gathered: Facts,
	{ inputs, chosen, day }: { inputs: Inputs; chosen: Certificate | null; day: IsoDate },
): JudgedHome {
	const facts = settleNation(gathered, inputs.nation);
	const address = homeAddress(facts, { chosen, houseNumber: inputs.houseNumber });
	const licensing = judgeLicensing(facts, inputs, day, address);
	return {
		facts,
		nationChoices: nationChoices(gathered.place),
		inputs,
		day,
		chosen,
		address,
		energy: energyFigures(facts, chosen, day),
		licensing,
		bears: bearing(licensing, inputs.use),
		hmoLicence: hmoLicenceVerdict(licensing, inputs.use),
		market: judgeMarket(facts, { inputs, chosen, day }),
		areaFacts: areaFacts(facts, day),
	};
}

function judgeMarket(
	facts: Facts,
	{ inputs, chosen, day }: Pick<JudgedHome, "inputs" | "chosen" | "day">,
): JudgedHome["market"] {
	const indicators = demandIndicators(facts);
	const type = typeOfHome(inputs.type, chosen);
	const byType = pricesByType(facts);
	return {
		averageRent: averageRent(facts),
		rentForBedrooms: inputs.bedrooms !== null ? averageRent(facts, inputs.bedrooms) : null,
		averagePrice: indexPrice(facts),
		typicalPrice: typicalPrice(facts),
		areaPrice: areaPrice(facts),
		postcodePrice: postcodePrice(facts, type),
		sectorPrice: sectorPrice(facts, type),
		regionPrice: regionPrice(facts),
		regionPriceGrowth: regionPriceGrowth(facts),
		bankRate: bankRate(facts, day),
		grossYield: grossYield(facts, inputs),
		byType,
		ofStatedType:
			inputs.type === null ? null : (byType.find((prices) => prices.type === type) ?? null),
		demand: marketDemand(facts, indicators),
		indicators,
	};
}

import { YOU } from "../../base/asked-of-owner.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import type { Assessment } from "../assess.ts";
import { toWholeThousand } from "../money/where-it-pays.ts";
import { chapterOfRisk } from "../risks/chapter-of-risk.ts";
import type { Risk } from "../risks/risk.ts";
import { ASSESSOR, BY_QUOTE, type DraftStep, FREE, plainStep } from "./plan-step.ts";

type Home = Pick<Assessment, "risks" | "money" | "facts" | "inputs">;
/** Takes its risk's chapter, unless it settles several risks of different chapters. */
type RiskStep = Omit<DraftStep, "risk" | "by" | "isDraft" | "url" | "chapter"> &
	Partial<Pick<DraftStep, "by" | "url" | "chapter">>;

const LETTING_AGENT = "A letting agent";
const BROKER = "A mortgage broker";

/** Steps that settle risks without a law behind them; one step may settle several. Steps for other risks are in `law-steps.ts`. */
export function riskSteps(home: Home): DraftStep[] {
	const found = home.risks.flatMap((risk): DraftStep[] => {
		const step = steps[risk.id]?.(home, risk) ?? null;
		const chapter = chapterOfRisk(risk) ?? "risks";
		return step ? [{ ...plainStep, chapter, ...step, risk: risk.id }] : [];
	});
	return [...found, ...(areFiguresStated(home.inputs) ? [] : [askForRent])];
}

/** Averages say nothing about this home, but its own rent and price do. */
const askForRent: DraftStep = {
	...plainStep,
	id: "letting_agent",
	phase: "before_offer",
	what: "Ask what this home would let for, and how fast",
	who: LETTING_AGENT,
	costText: FREE,
	chapter: "market",
};

const flood: RiskStep = {
	id: "flood",
	phase: "before_offer",
	what: "Get a quote for insurance, and ask if the home has flooded",
	who: "An insurer and the seller",
	costText: FREE,
};
const price: RiskStep = {
	id: "price",
	phase: "before_offer",
	what: "Ask what explains the price beside its last sale",
	who: "The seller’s agent",
	costText: FREE,
};
const measureRooms: RiskStep = {
	id: "rooms",
	phase: "before_offer",
	what: "Measure every bedroom",
	who: YOU,
	costText: FREE,
};
const consent = (home: Home): RiskStep => ({
	id: "consent",
	phase: "before_completion",
	what: "Ask which works to the building would get consent",
	who: `${councilOf(home)}, conservation officer`,
	costText: FREE,
});

/** Step for each risk id; those for the law's risks are in `law-steps.ts`. */
const steps: Readonly<Record<string, (home: Home, risk: Risk) => RiskStep | null>> = {
	negative_cash_flow: priceOrRent,
	tax_above_cash_flow: priceOrRent,
	service_charge: () => ({
		id: "service_charge",
		phase: "before_offer",
		what: "Ask for three years of service charges, and what works are planned",
		who: "The seller’s agent",
		costText: FREE,
	}),
	under_bank_rate: priceOrRent,
	no_lender: () => ({
		id: "broker",
		phase: "before_offer",
		what: "Ask which lender would lend this much on this rent",
		who: BROKER,
		costText: BY_QUOTE,
	}),
	rate_rise: () => ({
		id: "loan_terms",
		phase: "before_completion",
		what: "Ask for the rate fixed over five years",
		who: BROKER,
		costText: BY_QUOTE,
	}),
	tax_rise: (_, { by }) => ({
		id: "tax",
		phase: "before_completion",
		what: `Ask what the tax ${by === null ? "to come" : `from ${dateInWords(by)}`} leaves you`,
		who: "An accountant",
		costText: BY_QUOTE,
	}),
	rent_above_official: () => askForRent,
	low_demand: () => askForRent,
	price_above_last_sale: () => price,
	price_below_last_sale: () => price,
	bedrooms_do_not_fit: () => measureRooms,
	rooms_too_small: () => measureRooms,
	near_an_edge: () => ({
		id: "new_assessment",
		phase: "before_completion",
		what: "Ask whether a new assessment could change the band",
		who: ASSESSOR,
		costText: BY_QUOTE,
	}),
	flood_zone_3: () => flood,
	flood_zone_2: () => flood,
	flood_warnings: () => flood,
	area_in_flood_zones: () => flood,
	listed_building: consent,
	conservation_area: consent,
	scheme_ends: (home, { by }) => ({
		id: "scheme_ends",
		phase: "every_year",
		what: "Ask what follows when the licensing scheme ends",
		who: councilOf(home),
		costText: FREE,
		by,
	}),
};

function councilOf({ facts }: Home): string {
	const [authority] = facts.place.authorities;
	return authority ? `${authority.name} council` : "The council";
}

/** The price, or else the rent, at which it would pay; null where neither can make it pay. Source: Rule MONEY-7. */
function priceOrRent({ inputs, money: { figures } }: Home): RiskStep | null {
	const { price, rent } = figures.paying;
	const common = { id: "figures", phase: "before_offer", costText: FREE } as const;
	if (price !== null) {
		const stated = inputs.price === null ? "" : `, not at ${poundsInWords(inputs.price)}`;
		const what = `Settle the price: it pays up to ${poundsInWords(toWholeThousand(price.price))}${stated}`;
		return { ...common, what, who: "The seller’s agent" };
	}
	return rent === null
		? null
		: {
				...common,
				what: `Ask if it would let for ${poundsInWords(rent)}: from there it pays`,
				who: LETTING_AGENT,
			};
}

import { YOU } from "../../base/asked-of-owner.ts";
import type { Nation } from "../../base/nation.ts";
import { countInWords } from "../../base/words.ts";
import { tenancyLawOf } from "../../subjects/compliance/possession.ts";
import { saleNoticeOn } from "../../subjects/compliance/sale-notice.ts";
import type { Assessment } from "../assess.ts";
import { type DraftStep, FREE, plainStep } from "./plan-step.ts";

/** When a rent may rise, as an order; null where we hold no rule. The chapter has the rule itself. */
const rentRises: Readonly<Record<Nation, string | null>> = {
	England: "Raise the rent once in 52 weeks at most, with 2 months’ notice",
	Wales: null,
	Scotland: "Raise the rent once in 12 months at most, with 3 months’ notice",
	"Northern Ireland": "Raise the rent once in 12 months at most, with 3 months’ notice",
};

type Home = Pick<Assessment, "facts" | "day">;

const ofTenancy = { ...plainStep, who: YOU, costText: FREE, chapter: "possession" } as const;

/** What the law on ending a tenancy and raising its rent asks of a landlord. Source: Fact LAW-F16, Fact LAW-F17. */
export function tenancySteps(home: Home): DraftStep[] {
	return [...homeBack(home), ...rentRise(home)];
}

/** Before buying: whether the home can be done without while no notice brings it back. */
function homeBack({ facts: { place }, day }: Home): DraftStep[] {
	const notice = saleNoticeOn(place.nation, day);
	return notice === null
		? []
		: [
				{
					...ofTenancy,
					id: "home_back",
					phase: "before_offer",
					what: `Be sure that you need not sell or move in during a tenancy’s first ${countInWords(notice.notInFirst, "month")}`,
				},
			];
}

function rentRise({ facts: { place }, day }: Home): DraftStep[] {
	const what = rentRises[place.nation];
	return what === null || tenancyLawOf(place.nation, day).rent.length === 0
		? []
		: [{ ...ofTenancy, id: "rent_rises", phase: "every_year", what }];
}

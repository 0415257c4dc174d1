import type { IsoDate } from "../../base/calendar.ts";
import type { PlanningFacts } from "../../base/facts/planning-facts.ts";
import { answeredOn, unwrap } from "../../base/facts/source-answer.ts";
import { authoritiesHere } from "../../base/place/authorities-here.ts";
import { sources } from "../../base/sources.ts";
import { dateInWords } from "../../base/words.ts";
import { judgeFromRegister, type Letting } from "./judge-from-register.ts";
import { judgeSchemes } from "./judge-schemes.ts";
import { licenceNeed } from "./licence-need.ts";
import { councilsOf, type LicensingScope } from "./licensing-scope.ts";
import type { Judgement, Verdict } from "./verdict.ts";

type Direction = PlanningFacts["articleFour"][number];

/**
 * Whether changing the home to a small house in multiple occupation (C3 to C4) needs planning permission. A national polygon that codes the right is
 * certain, one that only describes it likely; register rows are leads. Without either, the answer is "none" only where the council draws its HMO directions
 * on the national map. A direction here that does not name the right it removes may be about HMOs. England only: the right is Class L, Part 3, Schedule 2
 * of the General Permitted Development Order 2015.
 * Source: Fact LAW-F9, Rule LICENCE-19.
 */
export function judgeArticleFour(scope: LicensingScope, letting: Letting): Judgement {
	const { place, live } = scope;
	const { day } = letting;
	const direction = mostTellingDirection(unwrap(live.planning)?.articleFour ?? [], day);
	if (direction) {
		const judged = judgeDirection(direction, day);
		const { what, who } = licenceNeed("planning", judged.verdict, { place, rows: [] });
		return {
			...judged,
			proof: direction.hmo === "coded" ? "read" : "lead",
			need: { what, who, url: direction.url },
			schemes: [],
			basis: "postcode",
			citations: [{ source: "planningData", asOf: answeredOn(live.planning) }],
		};
	}
	return nonePublished(scope, day) ?? judgeFromRegister("article4_hmo", scope, letting);
}

/**
 * "None", by an empty national map. Null where the register knows a direction, where one lies here, and where an empty map proves nothing, because not
 * every council is on it.
 */
function nonePublished(
	{ place, schemes, live, authorities, articleFourAsOf }: LicensingScope,
	day: IsoDate,
): Judgement | null {
	const here = authoritiesHere(place);
	const areOnTheMap =
		here.length > 0 &&
		here.every(({ code }) =>
			authorities.some((authority) => authority.code === code && authority.publishesArticleFour),
		);
	const finding = judgeSchemes("article4_hmo", { place, schemes, day });
	if (
		unwrap(live.planning)?.articleFour.length !== 0 ||
		!areOnTheMap ||
		finding.verdict !== "unknown" ||
		finding.lapsed
	) {
		return null;
	}
	const drawn = articleFourAsOf ? ` (as of ${dateInWords(articleFourAsOf)})` : "";
	const proposal = finding.proposed ? " One has been proposed." : "";
	return {
		verdict: "none_found",
		// The map is only as complete as councils draw it, which nobody has verified.
		proof: "lead",
		summary: `No Article 4 direction on HMOs is published here${drawn}. ${councilsOf(place, [])} draws such directions on the national map. One that is not drawn yet would be missing.${proposal}`,
		need: {
			...licenceNeed("planning", "none_found", { place, rows: [] }),
			url: sources.planningData.url,
		},
		schemes: [],
		basis: "postcode",
		citations: [
			{ source: "planningData", asOf: answeredOn(live.planning) },
			// Only this source gives meaning to an empty place on the map.
			{ source: "planningData", asOf: articleFourAsOf },
		],
	};
}

/** The most relevant direction: in force before announced, coded before worded. */
function mostTellingDirection(directions: readonly Direction[], day: IsoDate): Direction | null {
	const rank = ({ hmo, startDate }: Direction) =>
		Number(hasStarted(startDate, day)) * 2 + Number(hmo === "coded");
	const [first] = directions
		.filter(({ hmo }) => hmo !== null)
		.toSorted((a, b) => rank(b) - rank(a));
	return first ?? null;
}

function judgeDirection(
	{ hmo, name, startDate }: Direction,
	day: IsoDate,
): { verdict: Verdict; summary: string } {
	if (!hasStarted(startDate, day)) {
		return {
			verdict: "starting_soon",
			summary: `An Article 4 direction (${name}) starts here on ${dateInWords(startDate ?? "")}. From then on, changing the home to an HMO needs planning permission.`,
		};
	}
	const since = startDate ? `, from ${dateInWords(startDate)}` : "";
	return hmo === "coded"
		? {
				verdict: "required",
				summary: `This postcode is inside an Article 4 direction in force (${name}${since}). Changing the home to an HMO needs planning permission.`,
			}
		: {
				verdict: "likely",
				summary: `This postcode is inside an Article 4 direction in force that speaks of HMOs (${name}${since}). Changing the home to one probably needs planning permission. Ask the council.`,
			};
}

/** A direction without a date counts as in force, because the service lists current ones. */
function hasStarted(startDate: string | null, day: IsoDate): boolean {
	return startDate === null || startDate <= day;
}

import type { Assessment } from "../../../judgement/assess.ts";
import { type TenancyRule, tenancyLawOf } from "../../../subjects/compliance/possession.ts";
import type { PossessionSection, TenancyLine } from "./possession-section.ts";

/** How the home comes back from a tenant and how its rent rises, by the law of the day. Source: Fact LAW-F16, Fact LAW-F17. */
export function possessionSection({
	facts,
	day,
}: Pick<Assessment, "facts" | "day">): PossessionSection {
	const { homeBack, rent, notChecked } = tenancyLawOf(facts.place.nation, day);
	return { homeBack: homeBack.map(tenancyLine), rent: rent.map(tenancyLine), notChecked };
}

function tenancyLine({ id, what, how, source, url, lastChecked }: TenancyRule): TenancyLine {
	return { id, what, how, source, url, lastChecked };
}

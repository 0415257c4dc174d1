import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme, SchemeKind } from "../../base/facts/scheme.ts";
import { NEARLY_ALL } from "../../base/place/authorities-here.ts";
import type { Licensing } from "../../subjects/licensing/judge-licensing.ts";
import { licensingLawOf } from "../../subjects/licensing/licensing-law.ts";
import { openId } from "../../subjects/licensing/open-scheme.ts";
import { proofOf, type SchemeProof } from "../../subjects/licensing/proven-scheme.ts";
import { lastDay, phaseOn } from "../../subjects/licensing/scheme-phase.ts";
import {
	couldReach,
	hasCertainEdge,
	shareCovered,
} from "../../subjects/licensing/share-covered.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import type { HomeDate } from "./home-date.ts";

/** Kinds of rows that have dates: the name of each, and the verdict that says whether it applies to the use. */
const kinds: Readonly<
	Partial<Record<SchemeKind, { readonly name: string; readonly verdict: keyof Licensing }>>
> = {
	selective: { name: "Selective licensing", verdict: "selective" },
	additional: { name: "Additional HMO licensing", verdict: "additional" },
	article4_hmo: { name: "An Article 4 direction on HMOs", verdict: "articleFour" },
};

/**
 * Start and end of council schemes that reach a home, or may. As in the verdict, a home is certainly reached only by a row that an administrator verified,
 * and only where the postcode itself is placed. Proposals have no effect and so no date here.
 * Source: Rule LICENCE-23.
 */
export function schemeDates({
	facts,
	bears,
	day,
}: Pick<JudgedHome, "facts" | "bears" | "day">): readonly HomeDate[] {
	const { place, schemes, registerAsOf } = facts;
	if (!licensingLawOf(place.nation).councilsDesignate) {
		return [];
	}
	return schemes
		.filter((scheme) => couldReach(place, scheme))
		.flatMap((scheme) => {
			const kind = kinds[scheme.kind];
			if (kind === undefined || !bears[kind.verdict]) {
				return [];
			}
			const isHere =
				place.grain === "unit" &&
				scheme.verifiedOn !== null &&
				hasCertainEdge(scheme) &&
				shareCovered(place, [scheme]) >= NEARLY_ALL;
			const subject = `${kind.name} ${isHere ? "here" : "that may reach this home"}`;
			const source = sourceOf(scheme, registerAsOf);
			return turnsOf(scheme, day).map(({ on, verb, title }) => ({
				id: `${openId(scheme)}-${title}`,
				on,
				until: null,
				title: `${kind.name} ${title}`,
				what: `${subject} ${verb}`,
				isDraft: false,
				source,
			}));
		});
}

/** First day of a scheme that starts later, and last day of one that ends. */
function turnsOf(
	scheme: LicensingScheme,
	day: IsoDate,
): readonly { readonly on: IsoDate; readonly verb: string; readonly title: string }[] {
	const status = phaseOn(scheme, day);
	if (status === "starting") {
		return scheme.start === null
			? []
			: [{ on: scheme.start, verb: "is due to start", title: "starts" }];
	}
	const last = lastDay(scheme);
	if (status !== "in_force" || last === null) {
		return [];
	}
	// Legal maximum, for a designation whose end was not recorded.
	return [
		{ on: last, verb: scheme.end === null ? "ends by this day" : "is due to end", title: "ends" },
	];
}

const proofInWords: Readonly<Record<SchemeProof, string>> = {
	verified: "the council's own page",
	read: "read but not checked by us yet: ask the council",
	lead: "on a list that we have not checked: ask the council",
};

function sourceOf(scheme: LicensingScheme, registerAsOf: IsoDate | null): HomeDate["source"] {
	const { council, url, verifiedOn } = scheme;
	return {
		name: `${council}, ${proofInWords[proofOf(scheme)]}`,
		url,
		readOn: verifiedOn ?? registerAsOf,
	};
}

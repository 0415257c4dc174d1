import { YOU } from "../../base/asked-of-owner.ts";
import type { Place } from "../../base/facts/facts.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import type { Licence } from "../../base/licence.ts";
import { councilNames, councilsOf, pageOf, THE_COUNCIL } from "./licensing-scope.ts";
import type { LicenceNeed, Verdict } from "./verdict.ts";

/** Where the nation is unknown, only the visitor can say whose law applies. */
export const NAME_THE_NATION: LicenceNeed = {
	what: "Tell us in which nation the home lies",
	who: YOU,
	url: null,
};

/** Wales licenses by storeys, which none of our sources has. Source: Rule LICENCE-25. */
export const COUNT_THE_STOREYS: LicenceNeed = { what: "Count the storeys", who: YOU, url: null };

export const APPLY_FOR_HMO_LICENCE = "Apply for an HMO licence";

type NeedSubject = Exclude<Licence, "mandatory"> | "planning";

const applications: Readonly<Record<NeedSubject, string>> = {
	additional: "Apply for an additional HMO licence",
	selective: "Apply for a selective licence",
	planning: "Get planning permission for use as an HMO",
};

/** Longest line on a phone, in characters. */
const LONGEST_LINE = 60;

/** What remains to be settled with a council, with the first row's council page. A name too long for the line is only given in `who`. */
export function licenceNeed(
	asked: NeedSubject,
	verdict: Verdict,
	{ place, rows }: { readonly place: Place; readonly rows: readonly LicensingScheme[] },
): LicenceNeed {
	const [council = THE_COUNCIL, ...others] = councilNames(place, rows);
	const named = whatToDo(asked, verdict, council);
	return {
		what:
			others.length === 0 && named.length <= LONGEST_LINE
				? named
				: whatToDo(asked, verdict, THE_COUNCIL),
		who: councilsOf(place, rows),
		url: pageOf(rows),
	};
}

/** Lines for a phone, which must still name the licence. */
function whatToDo(asked: NeedSubject, verdict: Verdict, council: string): string {
	switch (verdict) {
		case "required":
			return applications[asked];
		case "likely":
			return {
				selective: `Ask ${council}: it probably needs a licence`,
				additional: `Confirm the HMO licence with ${council}`,
				planning: `Ask ${council}: it probably needs permission`,
			}[asked];
		case "check_boundary":
			return {
				selective: `Ask ${council} if your street needs a licence`,
				additional: `Ask ${council} if an HMO scheme covers it`,
				planning: `Ask ${council} if a direction covers it`,
			}[asked];
		case "starting_soon":
			return {
				selective: `Ask ${council} when to apply for the licence`,
				additional: `Ask ${council} when to apply as an HMO`,
				planning: `Ask ${council} about planning permission`,
			}[asked];
		case "none_found":
			return {
				selective: `Confirm with ${council} that no scheme applies`,
				additional: `Ask ${council} to confirm no HMO scheme applies`,
				planning: `Confirm with ${council} that no direction applies`,
			}[asked];
		case "unknown":
		case "not_covered":
			return {
				selective: `Ask ${council} if it needs a licence`,
				additional: `Ask ${council} if it needs an HMO licence`,
				planning: `Ask ${council} about planning permission`,
			}[asked];
	}
}

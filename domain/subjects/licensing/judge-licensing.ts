import type { IsoDate } from "../../base/calendar.ts";
import type { Inputs } from "../../base/inputs.ts";
import { type LicenceKind, licenceInWords, licenceKinds } from "../../base/licence.ts";
import type { Nation } from "../../base/nation.ts";
import { possibleNations } from "../../base/place/possible-nations.ts";
import { countedUse, isMultipleOccupation, type Occupancy, type Use } from "../../base/use.ts";
import { dateInWords, listInWords } from "../../base/words.ts";
import { judgeFromRegister, type Letting } from "./judge-from-register.ts";
import { judgePlanning } from "./judge-planning.ts";
import { licenceNeed, NAME_THE_NATION } from "./licence-need.ts";
import { licensingLawOf } from "./licensing-law.ts";
import { councilsOf, type LicensingScope } from "./licensing-scope.ts";
import { judgeMandatory, RULES_AS_OF } from "./mandatory.ts";
import type { HomeAddress } from "./streets/match-streets.ts";
import { isNeeded, type Judgement } from "./verdict.ts";

/** All verdicts on licensing and planning for a home, a use and a day. */
export type Licensing = {
	readonly mandatory: Judgement;
	readonly additional: Judgement;
	readonly selective: Judgement;
	/** Planning verdict for an HMO under whichever law; Article 4 applies in England alone. */
	readonly articleFour: Judgement;
};

export function judgeLicensing(
	scope: LicensingScope,
	occupancy: Occupancy,
	day: IsoDate,
	address: HomeAddress | null = null,
): Licensing {
	const { use } = occupancy;
	const letting = { day, occupancy, address };
	const nations = possibleNations(scope.place);
	return {
		mandatory:
			nations.length > 1 && isMultipleOccupation(use)
				? acrossBorder("an HMO licence", nations)
				: judgeMandatory(scope.place.nation, countedUse(occupancy), councilsOf(scope.place, [])),
		additional: judgeDesignated("additional", scope, letting),
		selective: judgeDesignated("selective", scope, letting),
		articleFour:
			nations.length > 1
				? acrossBorder("planning permission as an HMO", nations)
				: judgePlanning(scope, letting),
	};
}

/** Which of the four apply to a use. Homes that need an HMO licence are exempt from selective licensing (Housing Act 2004 section 79). */
export function bearing(licensing: Licensing, use: Use): Record<keyof Licensing, boolean> {
	const needsHmoLicence =
		isMultipleOccupation(use) &&
		(isNeeded(licensing.mandatory.verdict) ||
			(isNeeded(licensing.additional.verdict) && use === "sharers"));
	return {
		mandatory: use === "hmo" || isNeeded(licensing.mandatory.verdict),
		additional: isMultipleOccupation(use) && !isNeeded(licensing.mandatory.verdict),
		selective: !needsHmoLicence,
		articleFour: isMultipleOccupation(use),
	};
}

/** Kinds that apply to a use, most burdensome first; without planning where permission is held. */
export function bearingKinds({
	bears,
	inputs,
}: {
	readonly bears: Readonly<Record<LicenceKind, boolean>>;
	readonly inputs: Pick<Inputs, "planningPermission">;
}): LicenceKind[] {
	return licenceKinds.filter(
		(kind) => bears[kind] && !(kind === "articleFour" && inputs.planningPermission),
	);
}

/** Verdict on the HMO licence for a use under whichever law: the more burdensome of mandatory and additional. */
export function hmoLicenceVerdict(licensing: Licensing, use: Use): Judgement {
	const { mandatory, additional } = licensing;
	const settledByLaw = isNeeded(mandatory.verdict) || !isMultipleOccupation(use);
	if (settledByLaw) {
		return mandatory;
	}
	return mandatory.verdict === "check_boundary" && !isNeeded(additional.verdict)
		? mandatory
		: additional;
}

/**
 * Council designations under Parts 2 and 3 of the Housing Act 2004, which only apply in England and Wales (section 270).
 * In a sector across a border, the applicable law is unknown.
 */
function judgeDesignated(
	kind: "selective" | "additional",
	scope: LicensingScope,
	letting: Letting,
): Judgement {
	const { place, registerAsOf } = scope;
	const nations = possibleNations(place);
	if (nations.length > 1) {
		return acrossBorder(licenceInWords[kind], nations);
	}
	const law = licensingLawOf(place.nation);
	if (!law.councilsDesignate) {
		return {
			verdict: "none_found",
			proof: "rule",
			summary: `Councils in ${place.nation} cannot make ${kind} licensing schemes.`,
			need: null,
			schemes: [],
			basis: "rule",
			citations: [{ source: "housingLaw", asOf: RULES_AS_OF }],
		};
	}
	const judgement = judgeFromRegister(kind, scope, letting);
	return judgement.verdict === "unknown" && law.noSelectiveScheme && kind === "selective"
		? {
				...judgement,
				...noneSurveyed(law.noSelectiveScheme, registerAsOf),
				proof: "lead",
				need: licenceNeed(kind, "none_found", { place, rows: scope.schemes }),
			}
		: judgement;
}

/** Verdict where a survey of the nation's councils found no selective scheme, so that an empty register is an answer. */
function noneSurveyed(
	{ found, instead }: { readonly found: string; readonly instead: string },
	registerAsOf: IsoDate | null,
): Pick<Judgement, "verdict" | "summary" | "citations"> {
	const dated = registerAsOf ? ` (${dateInWords(registerAsOf)})` : "";
	return {
		verdict: "none_found",
		summary: `We found none${dated}: ${found}. ${instead}`,
		citations: [{ source: "licensingRegister", asOf: registerAsOf }],
	};
}

/** Verdict on a licence where the applicable law is unknown. */
function acrossBorder(burden: string, nations: readonly Nation[]): Judgement {
	return {
		verdict: "unknown",
		proof: null,
		summary: `Whether it needs ${burden} depends on the nation: this sector lies in ${listInWords(nations)}, whose laws differ.`,
		need: NAME_THE_NATION,
		schemes: [],
		basis: "area",
		citations: [{ source: "codePointOpen", asOf: null }],
	};
}

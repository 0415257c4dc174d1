import type { IsoDate } from "../calendar.ts";
import { isEnglandOrWales } from "../nation.ts";
import { isMultipleOccupation, type Use } from "../use.ts";
import { judgeArticleFour } from "./article-four.ts";
import { judgeSchemes } from "./judge-schemes.ts";
import type { LicensingScope } from "./licensing-scope.ts";
import { judgeMandatory, MANDATORY_RULES_CHECKED } from "./mandatory.ts";
import { summarise } from "./summaries.ts";
import { isNeeded, type Judgement, type Verdict } from "./verdict.ts";

/** Everything licensing and planning say about letting a home here, for one use, on one day. */
export type Licensing = {
	readonly mandatory: Judgement;
	readonly additional: Judgement;
	readonly selective: Judgement;
	readonly articleFour: Judgement;
};

export function judgeLicensing(scope: LicensingScope, use: Use, day: IsoDate): Licensing {
	return {
		mandatory: judgeMandatory(scope.place.nation, use),
		additional: judgeDesignated("additional", scope, day),
		selective: judgeDesignated("selective", scope, day),
		articleFour: judgeArticleFour(scope, day),
	};
}

/** Which of the four bear on a use. Selective licensing spares homes that need an HMO licence (Housing Act 2004 section 79). */
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

/** The verdict on the HMO licence a use needs, of whichever law: the more burdensome of mandatory and additional. */
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
 * Designations of a council under Parts 2 and 3 of the Housing Act 2004, which reach England and Wales only (section 270).
 * In Wales a selective scheme needs the ministers' consent and none is in force.
 */
function judgeDesignated(
	kind: "selective" | "additional",
	{ place, schemes, registerAsOf }: LicensingScope,
	day: IsoDate,
): Judgement {
	const law = [{ source: "housingLaw", asOf: MANDATORY_RULES_CHECKED }] as const;
	const byLaw = (verdict: Verdict, summary: string): Judgement => ({
		verdict,
		summary,
		schemes: [],
		basis: "rule",
		citations: law,
	});
	if (!isEnglandOrWales(place.nation)) {
		return byLaw(
			"none_found",
			`Councils in ${place.nation} cannot make ${kind} licensing schemes.`,
		);
	}
	if (place.nation === "Wales" && kind === "selective") {
		return byLaw(
			"none_found",
			"No selective licensing scheme is in force in Wales. Every landlord registers with Rent Smart Wales.",
		);
	}
	const finding = judgeSchemes(kind, { place, schemes, day });
	return {
		verdict: finding.verdict,
		summary: summarise(kind, finding, { place, registerAsOf }),
		schemes: finding.schemes,
		basis: place.grain === "unit" ? "postcode" : "area",
		citations: [{ source: "licensingRegister", asOf: registerAsOf }],
	};
}

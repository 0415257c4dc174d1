import type { LicenceKind } from "../../../base/licence.ts";
import { councilLicences, licenceInWords } from "../../../base/licence.ts";
import type { Nation } from "../../../base/nation.ts";
import { sentence, upperFirst } from "../../../base/sentence.ts";
import { isMultipleOccupation, type Use } from "../../../base/use.ts";
import { landlordRegisterOf } from "../../../subjects/compliance/landlord-register.ts";
import type { Licensing } from "../../../subjects/licensing/judge-licensing.ts";
import { planningLawOf } from "../../../subjects/licensing/planning-law.ts";
import type { Verdict } from "../../../subjects/licensing/verdict.ts";

type Judged = {
	readonly licensing: Licensing;
	readonly bears: Readonly<Record<LicenceKind, boolean>>;
};
type Letting = {
	readonly nation: Nation;
	readonly use: Use;
	readonly planningPermission: boolean;
};

/** Clause for each verdict, to be joined with the licence's name; null where none is needed. */
const licenceClauses: Readonly<Record<Verdict, ((licence: string) => string) | null>> = {
	required: (licence) => `needs ${licence}`,
	likely: (licence) => `probably needs ${licence}`,
	check_boundary: (licence) => `may need ${licence}: ask the council`,
	starting_soon: (licence) => `will need ${licence} once the scheme starts`,
	none_found: null,
	unknown: (licence) => `we don't know whether it needs ${licence}`,
	not_covered: (licence) => `we don't cover here whether it needs ${licence}`,
};

/** "Needed" and "unknown" are worded for every nation, the others for Article 4 directions alone. */
const planningClauses: Readonly<Record<Verdict, string>> = {
	required: "use as an HMO needs planning permission",
	likely: "use as an HMO probably needs planning permission (Article 4)",
	check_boundary: "ask the council whether an Article 4 direction covers the home",
	starting_soon: "use as an HMO will need planning permission once the Article 4 direction starts",
	none_found: "we found no Article 4 direction published here",
	unknown: "ask the council whether use as an HMO needs planning permission",
	not_covered: "ask the council whether use as an HMO needs planning permission",
};

const gravestFirst = [
	"required",
	"likely",
	"starting_soon",
	"check_boundary",
	"unknown",
	"not_covered",
] as const;

/** Licences that a use needs, gravest first, then planning and registration, a sentence each. Unknown ones are named as such. */
export function licenceConclusion(judged: Judged, letting: Letting): string {
	const register = landlordRegisterOf(letting.nation);
	const clauses = [
		...licences(judged),
		...planning(judged, letting),
		...(register ? [register.clause] : []),
	];
	return clauses.map((clause) => sentence(upperFirst(clause))).join(" ");
}

function licences({ licensing, bears }: Judged): string[] {
	const found = gravestFirst.flatMap((verdict) =>
		councilLicences
			.filter((kind) => bears[kind] && licensing[kind].verdict === verdict)
			.map((kind) => licenceClauses[verdict]?.(licenceInWords[kind])),
	);
	const clauses = found.filter((clause) => clause !== undefined);
	return clauses.length > 0 ? clauses : ["we found no licence that it needs"];
}

function planning({ licensing }: Judged, { nation, use, planningPermission }: Letting): string[] {
	if (!isMultipleOccupation(use)) {
		return [];
	}
	if (planningPermission) {
		return ["planning permission is held, as you state"];
	}
	const { verdict, basis } = licensing.articleFour;
	const { rule } = planningLawOf(nation);
	const clause = planningClauses[verdict];
	return rule && use === "hmo" && basis !== "rule" ? [clause, rule.clause] : [clause];
}

import type { IsoDate } from "../../base/calendar.ts";
import type { Place } from "../../base/facts/facts.ts";
import type { DesignatedKind, LicensingScheme } from "../../base/facts/scheme.ts";
import type { Occupancy } from "../../base/use.ts";
import { judgeSchemes, type RegisterFinding, rowsAbout } from "./judge-schemes.ts";
import { licenceNeed } from "./licence-need.ts";
import { councilsOf, type LicensingScope } from "./licensing-scope.ts";
import { registerDate } from "./register-date.ts";
import { evidenceLinks } from "./scheme-evidence.ts";
import { hmoFit, stricter } from "./scheme-fit.ts";
import { streetAnswers, streetsInWords } from "./street-answers.ts";
import type { HomeAddress } from "./streets/match-streets.ts";
import { summarise } from "./summaries.ts";
import { decides, type Judgement, mayNeed, type Verdict } from "./verdict.ts";

/** Home, residents and first day of a letting, on which a scheme may depend besides its edge. */
export type Letting = {
	readonly day: IsoDate;
	readonly occupancy: Occupancy;
	/** Null where only the place is judged. */
	readonly address: HomeAddress | null;
};

/** The register's own verdict on one kind of scheme at a place on a day, with its sentence. */
export function judgeFromRegister(
	kind: DesignatedKind,
	{ place, schemes, registerAsOf }: LicensingScope,
	{ day, occupancy, address }: Letting,
): Judgement {
	const rows = rowsAbout(kind, schemes);
	const streets = streetAnswers(rows, address);
	const findingAt = (where: Place, held = schemes, answers = streets) =>
		judgeSchemes(kind, {
			place: where,
			schemes: held,
			day,
			fitOf: ({ id, hmo }) =>
				stricter(
					answers.get(id)?.answer ?? "inside",
					kind === "additional" ? hmoFit(hmo, occupancy) : "inside",
				),
		});
	const finding = findingAt(place);
	const besideIn = (where: Place, held: readonly LicensingScheme[]) =>
		held.length === 0
			? findingAt(where)
			: findingAt(where, held, streetAnswers(rowsAbout(kind, held), address));
	// A list that names the home's street knows where the home lies.
	const isNamed = [...streets.values()].some(({ answer }) => answer === "inside");
	const asOf = registerDate(finding.restsOn, registerAsOf);
	return {
		verdict: finding.verdict,
		proof: finding.proof,
		summary:
			summarise(kind, finding, { place, asOf, day }) +
			(isNamed ? "" : wardBesideInWords(finding, place, besideIn)) +
			streetsInWords(finding, streets) +
			// "None found" rests on every row.
			pageInWords(finding.verdict === "none_found" ? rows : finding.schemes),
		need:
			finding.verdict === "none_found" && decides(finding)
				? null
				: licenceNeed(kind === "article4_hmo" ? "planning" : kind, finding.verdict, {
						place,
						rows: finding.restsOn,
					}),
		schemes: finding.schemes,
		evidence: evidenceLinks(finding.restsOn),
		basis: place.grain === "unit" ? "postcode" : "area",
		citations: [{ source: "licensingRegister", asOf }],
	};
}

const besideInWords: Readonly<Record<Verdict, string>> = {
	required: "it is needed",
	likely: "it is probably needed",
	check_boundary: "it may be needed",
	starting_soon: "it will be needed",
	none_found: "we found none",
	unknown: "we don't know",
	not_covered: "we don't know",
};

/**
 * Warns that homes of the postcode can lie in the ward beside it, of its own council or another, where a scheme makes another verdict. Source: Rule
 * LICENCE-28.
 */
function wardBesideInWords(
	{ verdict }: RegisterFinding,
	place: Place,
	findingAt: (where: Place, held: readonly LicensingScheme[]) => RegisterFinding,
): string {
	const { wardBeside } = place;
	if (!wardBeside) {
		return "";
	}
	const { code, name, authority, schemes } = wardBeside;
	const isOwn = place.authorities.some((each) => each.code === authority.code);
	const there = {
		...place,
		authorities: isOwn ? place.authorities : [{ ...authority, share: 1 }],
		wards: [{ code, name, share: 1 }],
	};
	const beside = findingAt(there, schemes).verdict;
	const [where, councils] = isOwn
		? [name, councilsOf(place, [])]
		: [`${name} (${authority.name})`, `${councilsOf(place, [])} or ${authority.name}`];
	return beside === verdict || !(mayNeed(verdict) || mayNeed(beside))
		? ""
		: ` Homes of this postcode can also lie in ${where}, where ${besideInWords[beside]}. Ask ${councils} which ward this home is in.`;
}

/** Warns that the council's page has changed or gone since it was read, however the row was verified. */
function pageInWords(schemes: readonly LicensingScheme[]): string {
	const reasons = schemes.map(({ review }) => review);
	if (reasons.includes("page_changed")) {
		return " The council's page has changed since we read it: check there.";
	}
	return reasons.includes("page_gone")
		? " The council's page that we read is no longer there: ask the council."
		: "";
}

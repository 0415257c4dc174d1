import { addDays, type IsoDate } from "../../../base/calendar.ts";
import { serializeSources } from "../../../base/evidence-dto.ts";
import { type LicensingScheme, licenceKindOf } from "../../../base/facts/scheme.ts";
import {
	councilLicences,
	type Licence,
	type LicenceKind,
	licenceKinds,
} from "../../../base/licence.ts";
import type { Nation } from "../../../base/nation.ts";
import { lowerFirst } from "../../../base/sentence.ts";
import { dueMark } from "../../../base/table-ends.ts";
import { useInWords, uses } from "../../../base/use.ts";
import { dateInWords, poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import {
	bearing,
	judgeLicensing,
	type Licensing,
} from "../../../subjects/licensing/judge-licensing.ts";
import { feeFor } from "../../../subjects/licensing/licence-fees.ts";
import { penaltiesOn } from "../../../subjects/licensing/licensing-law.ts";
import { provenInWords } from "../../../subjects/licensing/proven-scheme.ts";
import { coverageInWords } from "../../../subjects/licensing/scheme-words.ts";
import { decides, type Judgement, type Verdict } from "../../../subjects/licensing/verdict.ts";
import { licenceConclusion } from "./licence-conclusion.ts";
import type { LicensingSection } from "./licensing-section.ts";

/** What licensing and planning ask of each way to let the home, on the report's day. */
export function licensingSection(assessment: Assessment): LicensingSection {
	const { facts, inputs, day, address } = assessment;
	const judged = uses.map((use) => {
		const occupancy = use === inputs.use ? inputs : { use, people: null };
		const licensing = judgeLicensing(facts, occupancy, day, address);
		return { use, licensing, bears: bearing(licensing, use) };
	});
	const matrix = judged.map(({ use, licensing, bears }) => ({
		use,
		label: useInWords[use],
		isStated: use === inputs.use,
		conclusion: licenceConclusion(
			{ licensing, bears },
			{ nation: facts.place.nation, use, planningPermission: inputs.planningPermission },
		),
		cells: licenceKinds.map((kind) => ({
			kind,
			verdict: licensing[kind].verdict,
			applies: bears[kind],
			summary: licensing[kind].summary,
			sources: serializeSources(licensing[kind].citations),
			evidence: licensing[kind].evidence ?? [],
		})),
	}));
	const stated = matrix.find(({ isStated }) => isStated);
	return {
		answer: stated ? `Let to ${stated.label}: ${lowerFirst(stated.conclusion)}` : "",
		matrix,
		schemes: schemesOf(
			judged.map(({ licensing }) => licensing),
			assessment.day,
		),
		registerAsOf: oldestQuoted(judged.map(({ licensing }) => licensing)) ?? facts.registerAsOf,
		fees: feesOf(assessment),
		penalties: penaltyLines(facts.place.nation, day),
	};
}

/** Oldest register date quoted by any verdict. */
function oldestQuoted(judged: readonly Licensing[]): IsoDate | null {
	const dates = judged
		.flatMap((licensing) => licenceKinds.flatMap((kind) => licensing[kind].citations))
		.filter(({ source }) => source === "licensingRegister")
		.flatMap(({ asOf }) => asOf ?? []);
	return dates.toSorted()[0] ?? null;
}

/** The deciding licence of a use: needed before unknown, unknown before none. */
export function decidingLicence(
	licensing: Licensing,
	bears: Readonly<Record<LicenceKind, boolean>>,
): { readonly kind: Licence; readonly judgement: Judgement } {
	const [deciding = "mandatory"] = councilLicences
		.filter((kind) => bears[kind])
		.toSorted((a, b) => gravity(licensing[a].verdict) - gravity(licensing[b].verdict));
	return { kind: deciding, judgement: licensing[deciding] };
}

const gravest: readonly Verdict[] = [
	"required",
	"likely",
	"check_boundary",
	"starting_soon",
	"unknown",
	"not_covered",
	"none_found",
];

function gravity(verdict: Verdict): number {
	return gravest.indexOf(verdict);
}

const kindOfScheme = {
	...licenceKindOf,
	none: null,
} as const satisfies Record<LicensingScheme["kind"], LicenceKind | null>;

/** Register rows behind any verdict, each once. */
function schemesOf(judged: readonly Licensing[], day: IsoDate): LicensingSection["schemes"] {
	const rows = new Map(
		judged
			.flatMap((licensing) => licenceKinds.flatMap((kind) => licensing[kind].schemes))
			.map((scheme) => [scheme.id, scheme]),
	);
	return [...rows.values()].flatMap((row) => {
		const kind = kindOfScheme[row.kind];
		const { council, start, end, url } = row;
		const coverage = coverageInWords(row.coverage);
		const proof = provenInWords(row, day);
		return kind === null ? [] : [{ kind, council, coverage, start, end, url, proof }];
	});
}

/** Fees of the licences that apply to the use and are not ruled out. */
function feesOf({ licensing, bears, facts }: Assessment): LicensingSection["fees"] {
	return councilLicences.flatMap((kind) => {
		const { verdict } = licensing[kind];
		const fee = feeFor(kind, licensing[kind], facts.place.nation);
		return fee && bears[kind] && !(verdict === "none_found" && decides(licensing[kind]))
			? [{ kind, text: `${fee.text}.` }]
			: [];
	});
}

/** Penalties for letting without a licence on a day, and before the last change of law; empty where we hold none. */
export function penaltyLines(nation: Nation, day: IsoDate): LicensingSection["penalties"] {
	const rule = penaltiesOn(nation, day);
	if (!rule) {
		return [];
	}
	const before = penaltiesOn(nation, addDays(rule.from, -1));
	const { source, url, lastChecked } = rule;
	const ruleSource = { source, url, lastChecked, ...dueMark("licensing_law", day) };
	const since = ` for offences before ${dateInWords(rule.from)}`;
	return [
		{
			...ruleSource,
			id: "civil",
			what: "Letting without the licence needed",
			text: `A civil penalty of up to ${poundsInWords(rule.civilPenaltyCap)}${before ? ` (${poundsInWords(before.civilPenaltyCap)}${since})` : ""}. ${rule.onConviction}`,
		},
		...rule.startingLevels.map(({ offence, amount }, index) => ({
			...ruleSource,
			id: `starting_${index + 1}`,
			what: offence,
			text: `National guidance starts from ${poundsInWords(amount)}`,
		})),
		{
			...ruleSource,
			id: "rent_repayment",
			what: "Rent repayment order",
			text: `Up to ${rule.rentRepaymentMonths} months' rent${before ? ` (${before.rentRepaymentMonths} months'${since})` : ""}`,
		},
	];
}

import { addDays, addYears, type IsoDate } from "../base/calendar.ts";
import { type Licence, licenceInWords } from "../base/licence.ts";
import type { Nation } from "../base/nation.ts";
import { knownNation } from "../base/place/possible-nations.ts";
import { upperFirst } from "../base/sentence.ts";
import { isMultipleOccupation, peopleOf } from "../base/use.ts";
import { countInWords, dateInWords, listInWords, poundsInWords } from "../base/words.ts";
import type { JudgedHome } from "../judgement/home/judged-home.ts";
import { NEVER } from "../judgement/risks/risk.ts";
import { checklistFor } from "../subjects/compliance/checklist.ts";
import { feeFor } from "../subjects/licensing/licence-fees.ts";
import { penaltiesOn } from "../subjects/licensing/licensing-law.ts";
import { lastDay } from "../subjects/licensing/scheme-phase.ts";
import { decides, type Judgement, mayNeed, type Verdict } from "../subjects/licensing/verdict.ts";
import type { HeldLicence, HeldLicenceKind, HeldPapers } from "./kept-home.ts";
import { NOT_STATED, type Requirement, requirementTitles } from "./requirement.ts";

/** The parts of a judged home that its needs depend on. */
export type HomeWithNeeds = Pick<
	JudgedHome,
	"facts" | "inputs" | "day" | "chosen" | "energy" | "licensing" | "bears" | "hmoLicence"
>;

type Licences = Pick<HeldPapers, "licences" | "areLicencesStated">;

/** A licence in question: its kind and the verdict on it. */
type Question = { readonly kind: Licence; readonly judgement: Judgement };

/** How one held licence answers the need. `other`: a licence for HMOs of another kind, of which only the council knows whether it does. */
type Fit = "ok" | "ended" | "too_few" | "other";

const heldInWords: Readonly<Record<HeldLicenceKind, string>> = {
	...licenceInWords,
	hmo: "an HMO licence",
};

/** What is needed where the verdict leaves it open, by the licence with its article. */
const openNeed: Readonly<Record<Verdict, (licence: string) => string>> = {
	required: (licence) => `${upperFirst(licence)}, unless it needs an HMO licence`,
	likely: (licence) => `Probably ${licence}`,
	check_boundary: (licence) => `Perhaps ${licence}`,
	starting_soon: (licence) => `${upperFirst(licence)} once the scheme starts`,
	none_found: () => "Probably none",
	unknown: () => "Not known",
	not_covered: () => "Not known",
};

/** Licences that the home needs beside those that are held, and those that nothing asks for any more. Source: Rule HELD-2. */
export function neededLicences(home: HomeWithNeeds, held: Licences): Requirement[] {
	const { bears, inputs, licensing } = home;
	const isHmo = isMultipleOccupation(inputs.use);
	const hmo: Question = {
		kind: home.hmoLicence === licensing.mandatory ? "mandatory" : "additional",
		judgement: home.hmoLicence,
	};
	const isHmoCertain = isHmo && hmo.judgement.verdict === "required";
	const isSelectiveOpen =
		bears.selective || (!isHmoCertain && mayNeed(licensing.selective.verdict));
	const selective: Question = { kind: "selective", judgement: licensing.selective };
	const questions = [
		...(isHmo ? [hmo] : []),
		...(isSelectiveOpen && licensing.selective.basis !== "rule" ? [selective] : []),
	];
	const compared = questions.map((question) =>
		compareLicence(home, { question, held, isDisplaced: !isHmoCertain && !bears.selective }),
	);
	return [...compared, ...spareLicences(home, { held, questions, isHmoCertain })];
}

type Comparison = {
	readonly question: Question;
	readonly held: Licences;
	/** An HMO licence that is only probable stands in place of the selective one. */
	readonly isDisplaced: boolean;
};

function compareLicence(
	home: HomeWithNeeds,
	{ question, held: { licences, areLicencesStated }, isDisplaced }: Comparison,
): Requirement {
	const { kind, judgement } = question;
	const { verdict, need } = judgement;
	const isSure = verdict === "required" && !(kind === "selective" && isDisplaced);
	const fits = licences
		.flatMap((licence) => {
			const fit = fitOf(licence, kind, home);
			return fit === null ? [] : [{ licence, fit }];
		})
		.toSorted((a, b) => (b.licence.until ?? NEVER).localeCompare(a.licence.until ?? NEVER));
	const best = (["ok", "other", "too_few", "ended"] as const)
		.map((fit) => fits.find((each) => each.fit === fit))
		.find((each) => each !== undefined);
	const until = best?.licence.until ?? null;
	const id = kind === "selective" ? "selective_licence" : "hmo_licence";
	const base = {
		id,
		title: requirementTitles[id],
		held: heldOf(licences, areLicencesStated),
		until,
		penalty: null,
		fee: mayNeed(verdict) ? feeOf(question, home) : null,
		next: need,
		isDraft: false,
		source: sourceOf(judgement),
	} as const;
	if (verdict === "none_found" && decides(judgement)) {
		const isSpare = best !== undefined && best.fit !== "ended";
		return {
			...base,
			needed: "None",
			state: "not_needed",
			next: isSpare ? confirmNoNeed(judgement) : null,
		};
	}
	if (!isSure) {
		return { ...base, needed: openNeed[verdict](licenceInWords[kind]), state: "ask" };
	}
	if (!areLicencesStated && (best === undefined || best.fit === "ended")) {
		return { ...base, needed: upperFirst(licenceInWords[kind]), state: "not_stated" };
	}
	return { ...base, ...besideLicence(home, question, best) };
}

/** What one held licence, or none at all, makes of a certain need. */
function besideLicence(
	home: HomeWithNeeds,
	{ kind, judgement }: Question,
	best: { readonly licence: HeldLicence; readonly fit: Fit } | undefined,
): Pick<Requirement, "needed" | "state"> & Partial<Pick<Requirement, "penalty" | "next" | "fee">> {
	const needed = upperFirst(licenceInWords[kind]);
	const council = councilOf(judgement);
	switch (best?.fit) {
		case "other":
			return {
				needed,
				state: "ask",
				next: { ...council, what: `Ask whether ${heldInWords[best.licence.kind]} covers it` },
			};
		case "too_few":
			return {
				needed: `${needed} for ${countInWords(peopleOf(home.inputs), "person", "people")}`,
				state: "gap",
				penalty: penaltyOfCrowding(kind, home),
				next: { ...council, what: "Ask to change the licence, or house fewer people" },
			};
		case "ok": {
			const scheme = schemeEnd(judgement);
			const isShort = endsBeforeNeed(best.licence.until, scheme, home.day);
			return {
				needed: scheme === null ? needed : `${needed} to ${dateInWords(scheme)}`,
				...(isShort
					? { state: "ends", next: { ...council, what: "Apply to renew it" } }
					: { state: "held", next: null, fee: null }),
			};
		}
		default:
			return { needed, state: "gap", penalty: penaltyOfNone(home) };
	}
}

function fitOf(licence: HeldLicence, needed: Licence, home: HomeWithNeeds): Fit | null {
	const isForHmo = licence.kind !== "selective";
	if (isForHmo === (needed === "selective")) {
		return null;
	}
	if (licence.until !== null && licence.until < home.day) {
		return "ended";
	}
	if (licence.people !== null && licence.people < peopleOf(home.inputs)) {
		return "too_few";
	}
	// Only England's councils name two kinds of HMO licence.
	const hasOneKind = knownNation(home.facts.place) !== "England";
	return licence.kind === needed || licence.kind === "hmo" || hasOneKind ? "ok" : "other";
}

/** Last day of the schemes behind a need; null where the law itself asks, or an end is unknown. */
function schemeEnd({ schemes }: Judgement): IsoDate | null {
	const ends = schemes.map(lastDay);
	return ends.includes(null)
		? null
		: (ends
				.filter((end) => end !== null)
				.toSorted()
				.at(-1) ?? null);
}

/** Whether a licence ends before its scheme; where the need has no end, within a year. */
function endsBeforeNeed(until: IsoDate | null, scheme: IsoDate | null, day: IsoDate): boolean {
	return until !== null && until < (scheme ?? addDays(addYears(day, 1), 1));
}

/** Held licences of a kind that no question above was about, and that have not ended. */
function spareLicences(
	home: HomeWithNeeds,
	{
		held,
		questions,
		isHmoCertain,
	}: { held: Licences; questions: readonly Question[]; isHmoCertain: boolean },
): Requirement[] {
	const spare = held.licences.filter(
		({ kind, until }) =>
			(until === null || until >= home.day) &&
			!questions.some((question) => (question.kind === "selective") === (kind === "selective")),
	);
	return spare.map((licence) => {
		const { selective } = home.licensing;
		const isFree =
			licence.kind !== "selective" ||
			isHmoCertain ||
			(selective.verdict === "none_found" && decides(selective));
		return {
			id: "spare_licence",
			title: upperFirst(heldInWords[licence.kind].replace(/^an? /, "")),
			needed:
				licence.kind === "selective"
					? isHmoCertain
						? "None beside the HMO licence"
						: openNeed[selective.verdict](licenceInWords.selective)
					: "None for one household",
			held: heldOf([licence], true),
			state: isFree ? "not_needed" : "ask",
			until: licence.until,
			penalty: null,
			fee: null,
			next: confirmNoNeed(selective),
			isDraft: false,
			source: sourceOf(licence.kind === "selective" ? selective : home.licensing.mandatory),
		};
	});
}

function confirmNoNeed(judgement: Judgement) {
	return { ...councilOf(judgement), what: "Confirm that no licence is needed, then let it lapse" };
}

function councilOf({ need, schemes }: Judgement) {
	return {
		who: need?.who ?? schemes[0]?.council ?? "The council",
		url: need?.url ?? schemes[0]?.url ?? null,
	};
}

function sourceOf({ summary, evidence, need }: Judgement): Requirement["source"] {
	const [page] = evidence ?? [];
	return { name: page?.name ?? summary, url: page?.url ?? need?.url ?? null };
}

/** "A selective licence to 1 May 2030 for 5 people". */
function heldOf(licences: readonly HeldLicence[], areStated: boolean): string {
	if (licences.length === 0) {
		return areStated ? "None" : NOT_STATED;
	}
	return upperFirst(
		listInWords(
			licences.map(({ kind, until, people }) =>
				[
					heldInWords[kind],
					until === null ? "" : `to ${dateInWords(until)}`,
					people === null ? "" : `for ${countInWords(people, "person", "people")}`,
				]
					.filter(Boolean)
					.join(" "),
			),
		),
	);
}

function feeOf({ kind, judgement }: Question, { facts }: HomeWithNeeds): Requirement["fee"] {
	const nation = knownNation(facts.place);
	const fee = nation && feeFor(kind, judgement, nation);
	return fee && { amount: fee.amount, text: fee.text };
}

function penaltyOfNone({ facts, inputs, day }: HomeWithNeeds): Requirement["penalty"] {
	const nation = knownNation(facts.place);
	const duty =
		nation && checklistFor({ nation, use: inputs.use, day }).now.find(({ id }) => id === "licence");
	return duty?.penalty ?? null;
}

/** Only England's starting levels name it, of HMOs. */
function penaltyOfCrowding(kind: Licence, { facts, day }: HomeWithNeeds): Requirement["penalty"] {
	const nation: Nation | null = knownNation(facts.place);
	const law = nation && penaltiesOn(nation, day);
	const level = law?.startingLevels.find(({ offence }) => offence.startsWith("More people"));
	return law && level && kind !== "selective"
		? {
				amount: law.civilPenaltyCap,
				text: `Up to ${poundsInWords(law.civilPenaltyCap)}; starting level ${poundsInWords(level.amount)}`,
			}
		: null;
}

import type { IsoDate } from "../base/calendar.ts";
import { isKnown } from "../base/evidence.ts";
import type { Band } from "../base/facts/band.ts";
import { liveKinds } from "../base/facts/live-sources.ts";
import { isFault, unwrap } from "../base/facts/source-answer.ts";
import { type LicenceKind, licenceKinds } from "../base/licence.ts";
import type { Nation } from "../base/nation.ts";
import { knownNation } from "../base/place/possible-nations.ts";
import { shortHash } from "../base/short-hash.ts";
import type { AnswerVerdict, LettingAnswer } from "../judgement/answer/answer.ts";
import { type AnsweredInShort, answeredInShort } from "../judgement/answer/answer-words.ts";
import { composeAnswer } from "../judgement/answer/compose-answer.ts";
import type { LettingGrade } from "../judgement/answer/letting-grade.ts";
import type { PayingGrade } from "../judgement/answer/paying-grade.ts";
import type { Assessment } from "../judgement/assess.ts";
import type { HomeDate } from "../judgement/dates/home-date.ts";
import { homeDates } from "../judgement/dates/home-dates.ts";
import { notChecked } from "../judgement/unchecked/gaps-beside-answer.ts";
import { checklistFor } from "../subjects/compliance/checklist.ts";
import { landlordDatabase } from "../subjects/compliance/landlord-database.ts";
import { validUntil } from "../subjects/energy/current-certificates.ts";
import { lettingStandards } from "../subjects/energy/letting-standard.ts";
import { assumptionDefaults } from "../subjects/finance/assumptions.ts";
import { taxesOf } from "../subjects/finance/nation-taxes.ts";
import { licensingLawOf } from "../subjects/licensing/licensing-law.ts";
import { openId } from "../subjects/licensing/open-scheme.ts";
import { provenScheme } from "../subjects/licensing/proven-scheme.ts";
import { decides, mayNeed, type Verdict } from "../subjects/licensing/verdict.ts";
import { neededAgainstHeld } from "./needed-against-held.ts";
import type { StatedHome } from "./needed-papers.ts";
import type { Requirement, RequirementId, RequirementState } from "./requirement.ts";

/** A verdict on one licence as it is kept: what was found, the schemes, their days and the page. */
export type KeptLicence = {
	readonly verdict: Verdict;
	readonly isSure: boolean;
	/** Public ids of the schemes behind it, at most `MOST_SCHEMES`. */
	readonly schemes: readonly string[];
	/** Their first and last day, as far as a page names them. */
	readonly from: IsoDate | null;
	readonly until: IsoDate | null;
	/** Of what is or may be needed. */
	readonly page: string | null;
};

/** Absent where there is no last day, and where it is law. */
export type KeptDate = Pick<HomeDate, "id" | "on" | "title"> & {
	readonly until?: IsoDate;
	readonly isDraft?: true;
};

/** Marks of what an answer rests on. A mark that changed tells which cause a change has. */
export type Stamps = {
	readonly register: string;
	readonly certificate: string;
	readonly market: string;
	readonly place: string;
	/** Rates and law as this release of ours holds them. */
	readonly tables: string;
};

/** What is kept with each home of the answer to it: enough for lists, dates and news, and under 2 kB. Source: Rule WATCH-1. */
export type KeptAnswer = {
	readonly day: IsoDate;
	readonly answered: AnsweredInShort;
	/** `figure`: the band or the day that the word rests on; null where it rests on neither. */
	readonly let: {
		readonly verdict: AnswerVerdict;
		readonly grade: LettingGrade;
		readonly figure: string | null;
	};
	readonly pays: { readonly verdict: AnswerVerdict; readonly grade: PayingGrade };
	/** The gravest; null where none was found. */
	readonly risk: string | null;
	/** Of the kinds that bear on the use. */
	readonly licences: Readonly<Partial<Record<LicenceKind, KeptLicence>>>;
	/** The home's own, not an area's. */
	readonly band: Band | null;
	readonly energyUntil: IsoDate | null;
	readonly nation: Nation | null;
	readonly region: string | null;
	/** Coming dates of the home itself, soonest first. */
	readonly dates: readonly KeptDate[];
	readonly needs: Readonly<Partial<Record<RequirementId, RequirementState>>>;
	readonly stamps: Stamps;
	/** Live sources that failed on the day. */
	readonly failed: readonly string[];
};

/** Answer and needs of a home, as they are kept and as they are read out. */
export type JudgedKept = {
	readonly kept: KeptAnswer;
	readonly answer: LettingAnswer;
	readonly requirements: readonly Requirement[];
};

/** The kept form of an assessment, for the day it was made. */
export function keptAnswerOf(assessment: Assessment, home: StatedHome): KeptAnswer {
	return judgeKept(assessment, home).kept;
}

export function judgeKept(assessment: Assessment, home: StatedHome): JudgedKept {
	const { facts, day, chosen, energy } = assessment;
	const requirements = neededAgainstHeld(assessment, home);
	const risks = risksBeside(requirements, assessment);
	const answer = composeAnswer({ ...assessment, risks }, notChecked(assessment).length);
	const { kind, value } = answer.let.figure;
	const kept: KeptAnswer = {
		day,
		answered: answeredInShort(answer),
		let: {
			verdict: answer.let.verdict,
			grade: answer.let.grade,
			figure: kind === "band" || kind === "date" ? String(value) : null,
		},
		pays: { verdict: answer.pays.verdict, grade: answer.pays.grade },
		risk: answer.risks.items[0]?.id ?? null,
		licences: Object.fromEntries(
			licenceKinds
				.filter((one) => assessment.bears[one])
				.map((one) => [one, keptLicence(assessment, one)]),
		),
		band: chosen !== null && isKnown(energy.band) ? energy.band.value : null,
		energyUntil: chosen && validUntil(chosen),
		nation: knownNation(facts.place),
		region: facts.place.region,
		dates: homeDates(assessment)
			.filter(({ id }) => isOfHome(id))
			.slice(0, MOST_DATES)
			.map(({ id, on, until, title, isDraft }) => ({
				...{ id, on, title },
				...(until === null ? {} : { until }),
				...(isDraft ? { isDraft } : {}),
			})),
		needs: Object.fromEntries(requirements.map(({ id, state }) => [id, state]).toReversed()),
		stamps: stampsOf(assessment),
		failed: liveKinds.filter((one) => isFault(facts.live[one])),
	};
	return { kept, answer, requirements };
}

/** Risks of letting without a licence, by the need that holding one meets. */
const risksOfLacking: Readonly<Partial<Record<RequirementId, readonly string[]>>> = {
	hmo_licence: ["licence_mandatory", "licence_additional"],
	selective_licence: ["licence_selective"],
};

/** Risks of a home without that of lacking a licence which is held. */
function risksBeside(
	requirements: readonly Requirement[],
	{ risks }: Assessment,
): Assessment["risks"] {
	const met = requirements
		.filter(({ state }) => state === "held" || state === "ends")
		.flatMap(({ id }) => risksOfLacking[id] ?? []);
	return risks.filter(({ id }) => !met.includes(id));
}

/** Ids of the needs in a state: the gaps, what ends, what is to be asked. */
export function needsIn({ needs }: Pick<KeptAnswer, "needs">, state: RequirementState): string[] {
	return Object.entries(needs).flatMap(([id, of]) => (of === state ? [id] : []));
}

/** Most dates and schemes of a kind that are kept. */
const MOST_DATES = 5;
const MOST_SCHEMES = 2;

/** Ids of what is not stated of a home, or of which nobody knows yet whether it is needed. */
export function unsettledIn(kept: Pick<KeptAnswer, "needs">): string[] {
	return [...needsIn(kept, "not_stated"), ...needsIn(kept, "ask")];
}

/** Whether there is any such thing. A home that was not judged is unsettled too. */
export function isUnsettled(kept: Pick<KeptAnswer, "needs"> | null): boolean {
	return kept === null || unsettledIn(kept).length > 0;
}

/** Taxes change for all homes at once, so they are no date of one home. */
function isOfHome(id: string): boolean {
	return !id.startsWith("income-tax") && id !== "high-value-surcharge";
}

function keptLicence({ licensing, day }: Assessment, kind: LicenceKind): KeptLicence {
	const judgement = licensing[kind];
	const { verdict, evidence, need } = judgement;
	// What has ended is no scheme any more.
	const schemes = verdict === "unknown" ? [] : judgement.schemes;
	const proven = schemes.map((scheme) => provenScheme(scheme, day));
	return {
		verdict,
		isSure: decides(judgement),
		schemes: schemes.map(openId).toSorted().slice(0, MOST_SCHEMES),
		from: proven.flatMap(({ from }) => from ?? []).toSorted()[0] ?? null,
		until:
			proven
				.flatMap(({ until }) => until ?? [])
				.toSorted()
				.at(-1) ?? null,
		page: mayNeed(verdict) ? (evidence?.[0]?.url ?? need?.url ?? null) : null,
	};
}

function stampsOf({ facts, chosen, market, areaFacts, inputs }: Assessment): Stamps {
	const nation = knownNation(facts.place);
	const planning = unwrap(facts.live.planning);
	return {
		register: stamp([
			facts.schemes.map(({ id, revision }) => [id, revision]),
			facts.place.wards,
			planning?.articleFour,
		]),
		certificate: stamp(chosen && [chosen.number, chosen.points, chosen.band]),
		market: stamp([
			market.averageRent.value,
			market.rentForBedrooms?.value,
			market.averagePrice.value,
			market.typicalPrice?.value,
			market.sectorPrice?.value,
			facts.bankRate?.percent,
		]),
		place: stamp(areaFacts.map(({ id, evidence }) => [id, evidence.value])),
		tables: stamp([
			lettingStandards,
			landlordDatabase,
			assumptionDefaults,
			nation && [
				licensingLawOf(nation),
				taxesOf(nation),
				checklistFor({ nation, use: inputs.use, day: FIRST_DAY }),
			],
		]),
	};
}

/** A day before all, so that the duties of a nation are the same whenever they are stamped. */
const FIRST_DAY = "2000-01-01";

function stamp(value: unknown): string {
	return shortHash(JSON.stringify(value) ?? "");
}

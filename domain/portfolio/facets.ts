import { designatedKinds } from "../base/facts/scheme.ts";
import { type LicenceKind, licenceKinds, licenceNames } from "../base/licence.ts";
import { dateInWords } from "../base/words.ts";
import type { Need } from "../judgement/answer/answer.ts";
import { mayNeed } from "../subjects/licensing/verdict.ts";
import type { JudgedKept, KeptAnswer, KeptDate, KeptLicence, Stamps } from "./kept-answer.ts";
import {
	type NextStep,
	type RequirementId,
	requirementIds,
	requirementStateInWords,
} from "./requirement.ts";
import { NOT_LAW } from "./words.ts";

/** What is watched of a home. */
export type FacetId =
	| `licence_${LicenceKind}`
	| `need_${RequirementId}`
	| `date_${string}`
	| "band"
	| "let"
	| "pays"
	| "risk";

/** One thing that is compared between two kept answers. */
export type Facet = {
	readonly id: FacetId;
	readonly title: string;
	/** Equal where nothing changed, whatever the wording. */
	readonly value: (kept: KeptAnswer) => string;
	readonly words: (kept: KeptAnswer) => string;
	/** What it rests on, the likeliest cause of a change first. */
	readonly restsOn: readonly (keyof Stamps)[];
	/** Changes that say the same already. */
	readonly coveredBy: readonly FacetId[];
	readonly isAnswer: boolean;
	/** Whether the first answer may follow from it. */
	readonly movesLet: boolean;
	/** What is needed and held, in sentences. */
	readonly detail: string | null;
	readonly page: string | null;
	readonly next: NextStep | null;
	readonly weight: number;
};

const licenceFacets = licenceKinds.map((kind) => `licence_${kind}` as const);

/** Everything that is compared between a kept answer and the one of now. Source: Rule WATCH-2. */
export function facetsOf(before: KeptAnswer, now: JudgedKept): Facet[] {
	return [
		...licenceKinds.flatMap((kind) => licenceFacet(kind, before, now)),
		bandFacet(now),
		...requirementIds.flatMap((id) => needFacet(id, before, now)),
		letFacet(now),
		paysFacet(now),
		riskFacet,
		...now.kept.dates.flatMap((date) => dateFacet(date, before)),
	];
}

const plainFacet = {
	coveredBy: [],
	isAnswer: false,
	movesLet: false,
	detail: null,
	page: null,
	next: null,
} as const;

const licenceTitles: Readonly<Record<LicenceKind, string>> = {
	...licenceNames,
	articleFour: "Planning permission as an HMO",
};

/** Nothing of a kind that no longer bears on the use: another licence took its place, and tells it. */
function licenceFacet(
	kind: LicenceKind,
	before: KeptAnswer,
	{ kept, answer, requirements }: JudgedKept,
): Facet[] {
	const now = kept.licences[kind];
	if (now === undefined || (before.licences[kind] === undefined && !mayNeed(now.verdict))) {
		return [];
	}
	const words = ({ licences }: KeptAnswer) => licenceInShort(licences[kind]);
	const need =
		kind === "articleFour"
			? undefined
			: requirements.find(
					({ id }) => id === (kind === "selective" ? "selective_licence" : "hmo_licence"),
				);
	return [
		{
			...plainFacet,
			id: `licence_${kind}`,
			title: licenceTitles[kind],
			value: words,
			words,
			restsOn: kind === "mandatory" ? ["tables"] : ["register", "tables"],
			movesLet: true,
			page: now.page,
			next: need?.next ?? stepOf(answer.let.needs[0]),
			weight: need?.state === "gap" ? 0 : 1,
		},
	];
}

/** "Needed to 31 December 2029". The days are those that a page names. */
function licenceInShort(licence: KeptLicence | undefined): string {
	if (licence === undefined) {
		return "Not in question";
	}
	const { verdict, isSure, from, until } = licence;
	const to = until === null ? "" : ` to ${dateInWords(until)}`;
	switch (verdict) {
		case "required":
			return `Needed${to}`;
		case "likely":
			return `Probably needed${to}`;
		case "check_boundary":
			return `Perhaps needed${to}: ask the council`;
		case "starting_soon":
			return from === null ? "Needed soon" : `Needed from ${dateInWords(from)}`;
		case "none_found":
			return isSure ? "Not needed" : "None found";
		case "unknown":
		case "not_covered":
			return "Not known";
	}
}

function bandFacet({ requirements }: JudgedKept): Facet {
	const need = requirements.find(({ id }) => id === "energy");
	const words = ({ band, energyUntil }: KeptAnswer) =>
		band === null || energyUntil === null
			? "No certificate"
			: `Band ${band}, certificate to ${dateInWords(energyUntil)}`;
	return {
		...plainFacet,
		id: "band",
		title: "Energy certificate",
		value: words,
		words,
		restsOn: ["certificate"],
		movesLet: true,
		page: need?.source.url ?? null,
		next: need?.next ?? null,
		weight: 2,
	};
}

/** Nothing of a need that is met, or was as open before. */
function needFacet(id: RequirementId, before: KeptAnswer, { requirements }: JudgedKept): Facet[] {
	const now = requirements.find((need) => need.id === id);
	const was = before.needs[id];
	const isNews =
		now?.state === "gap" ||
		now?.state === "ends" ||
		(was === undefined && (now?.state === "ask" || now?.state === "not_stated")) ||
		(was === "held" && now?.state === "ask");
	if (!now || !isNews || id === "spare_licence") {
		return [];
	}
	const value = ({ needs }: KeptAnswer) => needs[id] ?? "";
	return [
		{
			...plainFacet,
			id: `need_${id}`,
			title: now.title,
			value,
			words: ({ needs }) => (needs[id] ? requirementStateInWords[needs[id]] : "Not needed yet"),
			restsOn: ["register", "certificate", "tables"],
			coveredBy: id === "energy" ? ["band"] : id.endsWith("_licence") ? licenceFacets : [],
			movesLet: id === "energy" || id.endsWith("_licence"),
			detail: `Needed${now.isDraft ? " by draft law" : ""}: ${now.needed}. Held: ${now.held}.`,
			page: now.source.url,
			next: now.next,
			weight: now.state === "gap" ? 0 : 4,
		},
	];
}

function letFacet({ answer }: JudgedKept): Facet {
	return {
		...plainFacet,
		id: "let",
		title: "Can it be let?",
		value: (kept) => `${kept.let.grade} ${kept.let.figure}`,
		words: ({ answered }) => answered.let.word,
		restsOn: ["register", "certificate", "tables"],
		coveredBy: [
			...licenceFacets,
			"band",
			"need_energy",
			"need_hmo_licence",
			"need_selective_licence",
		],
		isAnswer: true,
		movesLet: true,
		next: stepOf(answer.let.needs[0]),
		weight: 1,
	};
}

function paysFacet({ answer }: JudgedKept): Facet {
	return {
		...plainFacet,
		id: "pays",
		title: "Does it pay?",
		value: ({ pays }) => pays.grade,
		words: ({ answered }) => answered.pays.word,
		restsOn: ["market", "certificate", "tables", "register"],
		isAnswer: true,
		next: stepOf(answer.pays.needs[0]),
		weight: 3,
	};
}

const riskFacet: Facet = {
	...plainFacet,
	id: "risk",
	title: "What could go wrong?",
	value: ({ risk }) => risk ?? "",
	words: ({ answered }) => answered.risk.word,
	restsOn: ["place", "register", "certificate", "market", "tables"],
	isAnswer: true,
	weight: 6,
};

/** A date that is known before and now, and moved or became law. */
function dateFacet({ id, title }: KeptDate, before: KeptAnswer): Facet[] {
	const find = ({ dates }: KeptAnswer) => dates.find((date) => date.id === id);
	if (find(before) === undefined) {
		return [];
	}
	const value = (kept: KeptAnswer) => {
		const date = find(kept);
		return date ? [date.on, date.until, date.isDraft].join(" ") : "";
	};
	return [
		{
			...plainFacet,
			id: `date_${id}`,
			title,
			value,
			words: (kept) => {
				const date = find(kept);
				return date ? daysInWords(date) : "";
			},
			restsOn: ["register", "certificate", "tables"],
			coveredBy: id === "certificate-ends" ? ["band"] : isOfScheme(id) ? licenceFacets : [],
			weight: 5,
		},
	];
}

/** Whether a date is the first or last day of a council's scheme, whose id has its kind. */
function isOfScheme(id: string): boolean {
	return designatedKinds.some((kind) => id.includes(`-${kind}-`));
}

function daysInWords({ on, until, isDraft }: KeptDate): string {
	const days = [on, until].flatMap((day) => (day === undefined ? [] : dateInWords(day)));
	return `${days.join(" to ")}${isDraft ? NOT_LAW : ""}`;
}

function stepOf(need: Need | undefined): NextStep | null {
	return need ? { what: need.what, who: need.who, url: need.url } : null;
}

import type { IsoDate } from "../base/calendar.ts";
import { licenceKinds } from "../base/licence.ts";
import { shortHash } from "../base/short-hash.ts";
import type { Assessment } from "../judgement/assess.ts";
import { type Facet, type FacetId, facetsOf } from "./facets.ts";
import { type JudgedKept, judgeKept, type KeptAnswer, type Stamps } from "./kept-answer.ts";
import type { KeptHome } from "./kept-home.ts";
import type { StatedHome } from "./needed-papers.ts";
import type { NextStep } from "./requirement.ts";

/** Why something changed. `release`: nothing about the home did, and we judge differently. Source: Rule WATCH-2. */
export const changeCauses = ["edition", "register", "table", "day", "release"] as const;
export type ChangeCause = (typeof changeCauses)[number];

/** Something that changed for one home since its answer was kept. */
export type HomeEvent = {
	/** The same for the same change since the same day, so that it is stored once. */
	readonly key: string;
	readonly homeId: string;
	readonly facet: FacetId;
	readonly cause: ChangeCause;
	/** Day on which it was found. */
	readonly foundOn: IsoDate;
	readonly title: string;
	readonly from: string;
	readonly to: string;
	/** A short sentence on the cause. */
	readonly why: string;
	/** What is needed and held, in sentences; null where the change itself says it. */
	readonly detail: string | null;
	readonly page: string | null;
	/** The first answer before and after, where it changed with this. */
	readonly answer: { readonly from: string; readonly to: string } | null;
	readonly isAnswerChanged: boolean;
	readonly next: NextStep | null;
	/** 0 is the gravest. */
	readonly weight: number;
};

const causeInWords: Readonly<Record<ChangeCause, string>> = {
	edition: "A source has a new edition.",
	register: "The licensing register changed.",
	table: "A rate or a law that we hold changed.",
	day: "A date has come.",
	release: "Nothing changed at the home: we judge differently.",
};

const causeOfStamp: Readonly<Record<keyof Stamps, ChangeCause>> = {
	register: "register",
	certificate: "edition",
	market: "edition",
	place: "edition",
	tables: "table",
};

type Watched = StatedHome & Pick<KeptHome, "id">;

/** What a look at one home found. */
export type WatchResult = {
	/** To be kept in place of the one before, together with the events. */
	readonly now: KeptAnswer;
	/** Gravest first. */
	readonly events: readonly HomeEvent[];
	/** Live sources that failed; with any that had not failed before, nothing was compared and the answer before is kept. */
	readonly failed: readonly string[];
};

/**
 * Compares what is kept of a home with its answer now. `judge` judges the facts of now for the day of the kept answer, which separates what a day brought from
 * what a source did. An account's own edit keeps a new answer instead, without events. Source: Rule WATCH-2, Rule WATCH-3.
 */
export function watchHome(
	home: Watched,
	before: KeptAnswer,
	{ now, judge }: { readonly now: JudgedKept; readonly judge: (day: IsoDate) => Assessment },
): WatchResult {
	const { failed, day } = now.kept;
	if (failed.some((source) => !before.failed.includes(source))) {
		return { now: before, events: [], failed };
	}
	// What a source tells after it failed was not compared with anything.
	const isBlind = before.failed.length > failed.length;
	const changed = facetsOf(before, now).filter(
		(facet) => facet.value(before) !== facet.value(now.kept) && !(isBlind && !isLicence(facet.id)),
	);
	if (changed.length === 0) {
		return { now: now.kept, events: [], failed };
	}
	const then = before.day === day ? now.kept : judgeKept(judge(before.day), home).kept;
	const events = withoutRepeats(
		changed.map((facet) => ({ facet, cause: causeOf(facet, { before, then, now: now.kept }) })),
	).map(({ facet, cause }) => eventOf(facet, { home, cause, before, now, day }));
	return { now: now.kept, events: events.toSorted((a, b) => a.weight - b.weight), failed };
}

type Answers = { readonly before: KeptAnswer; readonly then: KeptAnswer; readonly now: KeptAnswer };

function causeOf(facet: Facet, { before, then, now }: Answers): ChangeCause {
	if (facet.value(before) === facet.value(then)) {
		return "day";
	}
	const stamp = facet.restsOn.find((one) => before.stamps[one] !== now.stamps[one]);
	return stamp === undefined ? "release" : causeOfStamp[stamp];
}

type Change = { readonly facet: Facet; readonly cause: ChangeCause };

/**
 * Leaves out what another change already says: the first answer after a licence or the rating, the gravest risk after anything, a need or a date after
 * what it follows from. A release of ours is only told where an answer changed.
 */
function withoutRepeats(changes: readonly Change[]): Change[] {
	const news = changes.filter(({ facet, cause }) => cause !== "release" || facet.isAnswer);
	const has = (ids: readonly FacetId[]) => news.some(({ facet }) => ids.includes(facet.id));
	return news.filter(({ facet }) =>
		facet.id === "risk" ? news.length === 1 : !has(facet.coveredBy),
	);
}

function isLicence(id: FacetId): boolean {
	return licenceKinds.some((kind) => id === `licence_${kind}`);
}

type Found = {
	readonly home: Watched;
	readonly cause: ChangeCause;
	readonly before: KeptAnswer;
	readonly now: JudgedKept;
	readonly day: IsoDate;
};

function eventOf(facet: Facet, { home, cause, before, now, day }: Found): HomeEvent {
	const letWords = [before, now.kept].map(({ answered }) => answered.let.word);
	const isLetChanged =
		before.let.grade !== now.kept.let.grade || before.let.figure !== now.kept.let.figure;
	const [from = "", to = ""] = letWords;
	return {
		key: `${home.id}:${facet.id}:${shortHash(
			JSON.stringify([facet.value(before), facet.value(now.kept), before.day]),
		)}`,
		homeId: home.id,
		facet: facet.id,
		cause,
		foundOn: day,
		title: facet.title,
		from: facet.words(before),
		to: facet.words(now.kept),
		why: causeInWords[cause],
		detail: facet.detail,
		page: facet.page,
		answer: isLetChanged && facet.movesLet ? { from, to } : null,
		isAnswerChanged: facet.isAnswer || (isLetChanged && facet.movesLet),
		next: facet.next,
		weight: facet.weight,
	};
}

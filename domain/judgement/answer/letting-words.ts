import type { IsoDate } from "../../base/calendar.ts";
import { isKnown } from "../../base/evidence.ts";
import { MINIMUM_TO_LET } from "../../base/facts/band.ts";
import type { Licence } from "../../base/licence.ts";
import { pence } from "../../base/money.ts";
import { possibleNations } from "../../base/place/possible-nations.ts";
import { lowerFirst } from "../../base/sentence.ts";
import { publishedSource } from "../../base/sources.ts";
import { countInWords, dateInWords, listInWords } from "../../base/words.ts";
import { landlordRegisterAt } from "../../subjects/compliance/landlord-register.ts";
import { costTo } from "../../subjects/energy/cost-to-band.ts";
import { isExpired, validUntil } from "../../subjects/energy/current-certificates.ts";
import { bearingKinds } from "../../subjects/licensing/judge-licensing.ts";
import { feeFor } from "../../subjects/licensing/licence-fees.ts";
import { COUNT_THE_STOREYS } from "../../subjects/licensing/licence-need.ts";
import { councilNames, THE_COUNCIL } from "../../subjects/licensing/licensing-scope.ts";
import { licenceKindInWords } from "../../subjects/licensing/planning-law.ts";
import { decides, type Judgement, type Verdict } from "../../subjects/licensing/verdict.ts";
import type { JudgedHome } from "../home/judged-home.ts";
import { type AnswerFigure, type AnswerText, noFigure } from "./answer.ts";
import { type LettingGrade, lettingWord } from "./letting-grade.ts";

/** What the words need to know about a home. */
export type JudgedLetting = Pick<
	JudgedHome,
	"energy" | "licensing" | "bears" | "inputs" | "chosen" | "day" | "facts"
>;

/** The word, the figure and the reason of a grade. Source: Rule ANSWER-3. */
export function lettingInWords(grade: LettingGrade, home: JudgedLetting): AnswerText {
	return words[grade](home);
}

const words: Readonly<Record<LettingGrade, (home: JudgedLetting) => AnswerText>> = {
	barred: (home) => {
		const { chosen, energy } = home;
		const way = chosen && costTo(chosen, MINIMUM_TO_LET);
		return {
			headline: lettingWord.barred(energy.band.value ?? ""),
			figure:
				way?.known === true
					? {
							kind: "pence",
							value: pence(Math.round((way.low + way.high) / 2)),
							sourceText: "to reach band E, about",
						}
					: noFigure("no way to band E is known"),
			reason: "Band E first, or an exemption of your own.",
		};
	},
	planning: (home) => ({
		headline: lettingWord.planning(),
		figure: directionFigure(home),
		reason: `${home.licensing.articleFour.proof === "rule" ? "By law" : councilOf(home)}: ${restsOnInWords(home.licensing.articleFour)}.`,
	}),
	planning_open: (home) => ({
		headline: lettingWord.planning_open(),
		figure: directionFigure(home),
		reason: `${needOf(home.licensing.articleFour)} The licence comes next.`,
	}),
	licence: (home) => licensed(home, lettingWord.licence(), "required"),
	licence_planning: (home) => ({
		...licensed(home, lettingWord.licence_planning(), "required"),
		reason: needOf(home.licensing.articleFour),
	}),
	likely: (home) => licensed(home, lettingWord.likely(councilOf(home)), "likely", "starting_soon"),
	ask: (home) => {
		const { kind, judgement } = licenceOf(home, "check_boundary");
		return {
			headline: lettingWord.ask(openInWords(judgement)),
			figure: noFigure(),
			reason: `${licenceKindInWords(kind, home.facts.place.nation)}: ${restsOnInWords(judgement)}.`,
		};
	},
	soon: (home) => {
		const { kind, judgement } = licenceOf(home, "starting_soon");
		const start = startOf(judgement, home);
		const name = licenceKindInWords(kind, home.facts.place.nation);
		return {
			headline: lettingWord.soon(dateInWords(start)),
			figure: { kind: "date", value: start, sourceText: "starts" },
			reason: `${name}: ${restsOnInWords(judgement)}.`,
		};
	},
	yes: (home) => ({
		headline: lettingWord.yes(),
		figure: bandFigure(home),
		reason: absenceInWords(home),
	}),
	found_none: (home) => ({
		headline: isAllByRule(home) ? "Yes: no licence needed" : lettingWord.found_none(),
		figure: bandFigure(home),
		reason:
			home.chosen && isExpired(home.chosen, home.day)
				? "Its certificate has expired: a new one first."
				: isAllByRule(home)
					? "Choose the address for its own certificate."
					: absenceInWords(home),
	}),
	unknown: (home) => {
		const nations = possibleNations(home.facts.place);
		return nations.length > 1
			? {
					headline: "Not known: which nation?",
					figure: noFigure(),
					reason: `The law of ${listInWords(nations)} differs.`,
				}
			: {
					headline: lettingWord.unknown(councilOf(home)),
					figure: noFigure(),
					reason: "Energy rating and licences are not known.",
				};
	},
	probably: (home) => {
		const checked = checksOf(home);
		return {
			headline: lettingWord.probably(councilOf(home)),
			figure: {
				kind: "count",
				value: checked.filter(({ isChecked }) => isChecked).length,
				sourceText: `of ${countInWords(checked.length, "rule")} checked`,
			},
			reason: `Not checked: ${listInWords(
				checked.filter(({ isChecked }) => !isChecked).map(({ name }) => lowerFirst(name)),
			)}.`,
		};
	},
};

/** The licences that bear on the use, most burdensome first. */
function licencesOf(home: JudgedLetting) {
	return bearingKinds(home)
		.filter((kind): kind is Licence => kind !== "articleFour")
		.map((kind) => ({ kind, judgement: home.licensing[kind] }));
}

/** The first licence with one of these verdicts. It exists, because a grade is only given where a licence causes it. */
function licenceOf(home: JudgedLetting, ...held: readonly Verdict[]) {
	const licences = licencesOf(home);
	const found = licences.find(({ judgement }) => held.includes(judgement.verdict)) ?? licences[0];
	if (!found) {
		throw new RangeError("a grade without the licence that makes it");
	}
	return found;
}

function licensed(home: JudgedLetting, headline: string, ...held: readonly Verdict[]): AnswerText {
	const { kind, judgement } = licenceOf(home, ...held);
	const { nation } = home.facts.place;
	const fee = feeFor(kind, judgement, nation);
	return {
		headline,
		figure: fee
			? { kind: "pence", value: fee.amount, sourceText: fee.isOwn ? "fee" : "usual fee" }
			: noFigure("no fee is held"),
		reason: `${licenceKindInWords(kind, nation)}: ${restsOnInWords(judgement)}.`,
	};
}

/** Basis of a verdict: "page read 24 Nov 2026", "the law of England", "not verified". */
function restsOnInWords({ proof, evidence = [], basis, citations }: Judgement): string {
	if (proof === "rule") {
		const [law] = citations;
		return law ? publishedSource(law.source).name : "the law";
	}
	const [page] = evidence;
	if (proof === "lead" || proof === null) {
		return "not verified";
	}
	return page
		? pageInShort(page.name)
		: basis === "postcode"
			? "the national map"
			: "a page we read";
}

/** "page copied 24 Nov 2026": a line of a phone has no room for more, and the council stands beside it. */
function pageInShort(name: string): string {
	return lowerFirst(name).replace(/^council page, (copy )?read/, (_, copy) =>
		copy ? "page copied" : "page read",
	);
}

function needOf({ need, summary }: Judgement): string {
	return need ? `${need.what}.` : summary;
}

/** The council to ask, for a headline; a single one by its name. */
function councilOf({ facts: { place } }: JudgedLetting): string {
	const [council = THE_COUNCIL, ...others] = councilNames(place, []);
	return others.length === 0 ? council : THE_COUNCIL;
}

/** First day of the next scheme that has not begun. */
function startOf({ schemes }: Judgement, { day }: JudgedLetting): IsoDate {
	const [first = day] = schemes
		.flatMap(({ start }) => (start !== null && start > day ? [start] : []))
		.toSorted();
	return first;
}

/** Since when a direction holds, or from when. */
function directionFigure({ licensing: { articleFour } }: JudgedLetting): AnswerFigure {
	const [dated] = articleFour.schemes.flatMap(({ start, council }) =>
		start === null ? [] : [{ start, council }],
	);
	return dated
		? { kind: "date", value: dated.start, sourceText: `${dated.council}’s direction` }
		: noFigure();
}

function bandFigure({ energy: { band }, chosen }: JudgedLetting): AnswerFigure {
	if (!isKnown(band)) {
		return noFigure(
			band.coverage === "not_covered" ? "no open energy register" : "no certificate found",
		);
	}
	return {
		kind: "band",
		value: band.value,
		sourceText:
			chosen !== null && band.basis === "property"
				? `to ${validUntil(chosen).slice(0, 4)}`
				: `typical of ${band.place ?? "the area"}`,
	};
}

function isAllByRule(home: JudgedLetting): boolean {
	return bearingKinds(home).every((kind) => home.licensing[kind].proof === "rule");
}

/** Basis for saying that no licence is needed, in one line. */
function absenceInWords(home: JudgedLetting): string {
	const page = bearingKinds(home)
		.map((kind) => home.licensing[kind])
		.find(({ proof }) => proof !== "rule");
	return `${page ? `No licence: ${restsOnInWords(page)}` : "No licence is needed by law"}${registeringInWords(home)}.`;
}

/** Registration as a landlord is no licence, and where the law asks for it nobody lets without. */
function registeringInWords({ facts }: JudgedLetting): string {
	return landlordRegisterAt(facts.place) ? "; register as a landlord" : "";
}

/** The checks on a home: each licence that applies, planning, and its energy rating. */
export function checksOf(
	home: JudgedLetting,
): { readonly name: string; readonly isChecked: boolean }[] {
	const { nation } = home.facts.place;
	return [
		...bearingKinds(home).map((kind) => ({
			name: licenceKindInWords(kind, nation),
			isChecked: decides(home.licensing[kind]),
		})),
		{ name: "Energy rating", isChecked: isKnown(home.energy.band) },
	];
}

/** What an unsettled scheme depends on. */
function openInWords({ schemes, need }: Judgement): string {
	if (need === COUNT_THE_STOREYS) {
		return "the storeys decide";
	}
	if (schemes.some(({ status }) => status === "stayed")) {
		return "a court decides";
	}
	const isUndated = schemes.every(
		({ status, start }) => start === null && (status === "approved" || status === "made"),
	);
	return isUndated ? "its first day is not set" : "your street decides";
}

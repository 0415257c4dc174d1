import fc from "fast-check";
import { expect, test } from "vitest";
import { addYears } from "../../base/calendar.ts";
import { fromPounds } from "../../base/money.ts";
import { lenderTable } from "../../subjects/finance/lender-table.ts";
import { cases } from "../../test/cases.ts";
import { assessed, type GeneratedHome, generatedHomes } from "../../test/generated-homes.ts";
import type { Assessment } from "../assess.ts";
import type { AnswerVerdict } from "./answer.ts";
import { composeAnswer } from "./compose-answer.ts";
import { type LettingGrade, lettingGrades } from "./letting-grade.ts";
import { type PayingGrade, payingGrades, statedGrade } from "./paying-grade.ts";

/*
 * The table of grades written independently from its text alone (Rule ANSWER-3, Rule ANSWER-5, Rule ANSWER-6), a line a sentence. Judgements of the
 * register, certificate and sums are taken as given, because their own tables have independent tests.
 */

/** Possible nations: one, except for a border postcode that was not placed itself. */
function nationsAt({ facts: { place } }: Assessment): readonly string[] {
	const names: Record<string, string> = { E: "England", W: "Wales", S: "Scotland" };
	const found = new Set(place.authorities.map(({ code }) => names[code.charAt(0)] ?? ""));
	return place.grain !== "unit" && found.size > 1 ? [...found] : [place.nation];
}

const hasLeastBand = (nation: string) => nation === "England" || nation === "Wales";
const isBelowE = ({ energy }: Assessment) => ["F", "G"].includes(energy.band.value ?? "");

/** Of its own, read on the day: a certificate lasts ten years. */
const hasValidCertificate = ({ chosen, day }: Assessment) =>
	chosen !== null && chosen.band !== null && addYears(chosen.registeredOn, 10) > day;

/** England and Wales: F or G on its own valid certificate without a registered exemption. */
const isBarred = (home: Assessment) =>
	nationsAt(home).every(hasLeastBand) &&
	hasValidCertificate(home) &&
	isBelowE(home) &&
	!home.inputs.exemption;

type Judged = Assessment["licensing"]["articleFour"];
const isDecided = ({ proof }: Judged) =>
	proof === "rule" || proof === "verified" || proof === "read";
const isNone = (judged: Judged) =>
	(judged.verdict === "none_found" || judged.verdict === "not_covered") && isDecided(judged);
const isOpen = (judged: Judged) =>
	judged.verdict === "unknown" ||
	((judged.verdict === "none_found" || judged.verdict === "not_covered") && !isDecided(judged));
const isOnALead = (judged: Judged) => judged.verdict === "starting_soon" && !isDecided(judged);

/** The planning verdict for several households, where it applies and permission is not stated. */
const planningOf = ({ inputs, bears, licensing }: Assessment) =>
	inputs.use !== "single" && bears.articleFour && !inputs.planningPermission
		? licensing.articleFour
		: null;

const licencesOf = ({ bears, licensing }: Assessment) =>
	(["mandatory", "additional", "selective"] as const)
		.filter((kind) => bears[kind])
		.map((kind) => licensing[kind]);

/** The first that holds. */
const first = <Grade>(lines: readonly (readonly [Grade, boolean])[]): Grade | undefined =>
	lines.find(([, holds]) => holds)?.[0];

function canItBeLet(home: Assessment): LettingGrade {
	const planning = planningOf(home);
	const licences = licencesOf(home);
	const all = planning === null ? licences : [...licences, planning];
	const isAny = (...verdicts: Judged["verdict"][]) =>
		licences.some(({ verdict }) => verdicts.includes(verdict));
	const isPlanningOpen =
		planning !== null && ["likely", "check_boundary", "starting_soon"].includes(planning.verdict);
	const isPlanningUnknown = planning !== null && isOpen(planning);
	const isGoodEnough =
		!nationsAt(home).some(hasLeastBand) ||
		(hasValidCertificate(home) && (!isBelowE(home) || home.inputs.exemption));
	const isEnergyUnknown = home.energy.band.value === null;
	return (
		first<LettingGrade>([
			["barred", isBarred(home)],
			["planning", planning?.verdict === "required"],
			["planning_open", isPlanningOpen],
			["licence", isAny("required") && !isPlanningUnknown],
			["licence_planning", isAny("required")],
			["likely", isAny("likely") || licences.some(isOnALead)],
			["ask", isAny("check_boundary")],
			["soon", isAny("starting_soon")],
			["yes", all.every(isNone) && isGoodEnough],
			["found_none", all.every(isNone)],
			["unknown", isEnergyUnknown || nationsAt(home).length > 1],
		]) ?? "probably"
	);
}

/** What a year's rent leaves after the tax of all stated owners, else of one person in a band. */
function leftAfterTax({ money }: Assessment, band: "basic" | "higher"): number {
	const [year] = money.figures.tax;
	const one = year?.position ?? year?.cases.find(({ taxpayer }) => taxpayer === band);
	const together = [one, ...(year?.coOwners ?? [])].map((each) => each?.afterTax ?? Number.NaN);
	return together.reduce((sum, each) => sum + each, 0);
}

/** Whether a flat, or a home last sold leasehold, has no stated service charge. */
function lacksServiceCharge({ inputs, chosen, facts }: Assessment): boolean {
	const isFlat = ["Flat", "Maisonette"].includes(chosen?.propertyType ?? "");
	const isLeasehold =
		chosen !== null && facts.sold?.atPostcode.sales.some(({ tenure }) => tenure === "leasehold");
	return inputs.serviceCharge === null && (isFlat || isLeasehold === true);
}

function byItsOwnFigures(home: Assessment): PayingGrade {
	const { inputs, money } = home;
	const before = money.figures.year.cashFlow ?? Number.NaN;
	const aLittle = -0.02 * (money.figures.year.yearlyRent ?? Number.NaN);
	const after = leftAfterTax(home, "basic");
	const isNobodyStated = money.context.position === null;
	const beside = money.figures.besideBankRate;
	const dated = money.figures.lenders.rows.filter(({ asOf }) => asOf !== null);
	return (
		first<PayingGrade>([
			["no", before < 0 && (before < aLittle || after < aLittle || lacksServiceCharge(home))],
			["no_lender", dated.length > 0 && dated.every(({ passes }) => passes === false)],
			["break_even", before < 0],
			[
				"under_bank_rate",
				inputs.loan === 0 && !inputs.owned && beside !== null && beside.share <= beside.bankRate,
			],
			["unfinished", lacksServiceCharge(home)],
			["basic", isNobodyStated && after >= 0 && leftAfterTax(home, "higher") < 0],
			["before_tax", after < 0],
		]) ?? "yes"
	);
}

const isByTheRoom = ({ rooms, rentOf, use }: Assessment["inputs"]) =>
	rooms !== null || rentOf === "room" || use === "hmo";

function doesItPay(home: Assessment): PayingGrade {
	const { inputs, facts, money } = home;
	const { rent, price, loanLeft, owned } = inputs;
	if (rent !== null && (owned ? loanLeft : price) !== null) {
		return byItsOwnFigures(home);
	}
	const isRentHeld = rent !== null || facts.rents.some(({ all }) => all !== null);
	const { ceiling, rentNeeded, largestLoan } = money.paysAt;
	const isRentAsked = !owned && price !== null;
	const solved = owned ? largestLoan : isRentAsked ? rentNeeded : ceiling;
	return (
		first<PayingGrade>([
			["unknown", (isByTheRoom(inputs) && rent === null) || !isRentHeld],
			["no", solved.decisive === null],
			["needs_rent", isRentAsked],
		]) ?? "ceiling"
	);
}

/** Verdict of a grade. A needed rent is a no where one household would pay more than the mean of the largest homes. */
function payingVerdict(grade: PayingGrade, { money, inputs }: Assessment): AnswerVerdict {
	const { rentNeeded, highestMean } = money.paysAt;
	const isBeyond =
		grade === "needs_rent" &&
		inputs.use === "single" &&
		!isByTheRoom(inputs) &&
		highestMean !== null &&
		(rentNeeded.decisive ?? 0) > highestMean;
	return isBeyond || grade === "no"
		? "no"
		: grade === "yes" || grade === "unknown"
			? grade
			: "yes_if";
}

function lettingVerdict(grade: LettingGrade): AnswerVerdict {
	return grade === "barred" || grade === "planning"
		? "no"
		: grade === "yes" || grade === "unknown"
			? grade
			: "yes_if";
}

const gradesOf = (home: GeneratedHome) => {
	const assessment = assessed(home);
	const { let: lets, pays } = composeAnswer(assessment, 0);
	const byTable = { lets: canItBeLet(assessment), pays: doesItPay(assessment) };
	return {
		answered: [lets.grade, lets.verdict, pays.grade, pays.verdict],
		byTable: [
			byTable.lets,
			lettingVerdict(byTable.lets),
			byTable.pays,
			payingVerdict(byTable.pays, assessment),
		],
		...byTable,
	};
};

test("of a thousand homes each is answered as the table of grades says", () => {
	fc.assert(
		fc.property(generatedHomes, (home) => {
			const { answered, byTable } = gradesOf(home);
			expect(answered).toEqual(byTable);
		}),
		cases(1_000),
	);
});

test("every grade of the table occurs among them, but the one that only a lender's dated row could give", () => {
	const seen = fc.sample(generatedHomes, { numRuns: 1_000, seed: 20_261_123 }).map(gradesOf);
	const missing = [
		...lettingGrades.filter((grade) => seen.every(({ lets }) => lets !== grade)),
		...payingGrades.filter((grade) => seen.every(({ pays }) => pays !== grade)),
	];
	expect(missing).toEqual(["no_lender"]);
	expect(lenderTable.filter(({ asOf }) => asOf !== null)).toEqual([]);
});

test("a loan that every dated row refuses is no loan, before a small loss and after a large one", () => {
	const year = {
		rent: fromPounds(10_000),
		beforeTax: fromPounds(500),
		afterTax: fromPounds(400),
		atHigherRate: fromPounds(100),
		isBeforeCharge: false,
		isRefusedLoan: true,
		inCash: null,
	};
	expect(statedGrade(year)).toBe("no_lender");
	expect(statedGrade({ ...year, beforeTax: fromPounds(-200) })).toBe("no_lender");
	expect(statedGrade({ ...year, beforeTax: fromPounds(-201) })).toBe("no");
});

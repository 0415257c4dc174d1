import { atMostInWords, coverInWords, limitOr, rateInWords } from "../../base/amounts-in-words.ts";
import type { IsoDate } from "../../base/calendar.ts";
import { type Pence, pence } from "../../base/money.ts";
import { upperFirst } from "../../base/sentence.ts";
import { dueMark } from "../../base/table-ends.ts";
import type { Tone } from "../../base/tone.ts";
import { listInWords, NOT_KNOWN, poundsInWords } from "../../base/words.ts";
import type { MoneyFigures } from "./calculate-money.ts";
import { borrowers, portfolioRules } from "./lender-table.ts";
import type { LenderResult, LenderTests } from "./lender-tests.ts";

const years: Readonly<Record<LenderResult["product"], string>> = {
	two_year: "two-year",
	five_year: "five-year",
};

/** A lender's test by its product and rate: "Skipton's five-year test at 4.5%". */
export function testInWords({ lender, product, rateTested }: LenderResult): string {
	return `${lender}'s ${years[product]} test at ${rateInWords(rateTested)}`;
}

/** What the lenders' tests come to, the deciding one named, in a sentence or two. */
export function lendersInWords({ lenders, year }: MoneyFigures): string {
	const { isNeeded, passes, deciding } = lenders;
	if (!isNeeded) {
		return "You borrow nothing, so no lender tests the rent.";
	}
	if (lenders.rows.every(({ asOf }) => asOf === null)) {
		return NONE_DATED;
	}
	if (deciding === null || deciding.largestLoan === null) {
		return "Without a rent no lender's test can be made.";
	}
	const allowed = allowedInWords(deciding, year.loan);
	return passes === false ? `${allowed} No lender in this table allows more.` : allowed;
}

/** Source: Rule LENDING-5. */
const NONE_DATED =
	"No dated lender test is held: these rows show what lenders asked, and decide nothing.";

/** The deciding row and whether it is passed; null where nothing is borrowed or the rent is unknown. */
export function deciderInWords({ lenders, year }: Pick<MoneyFigures, "lenders" | "year">): {
	readonly text: string;
	readonly result: ReturnType<typeof resultInWords>;
} | null {
	const { deciding } = lenders;
	return deciding === null || deciding.largestLoan === null
		? null
		: { text: allowedInWords(deciding, year.loan), result: resultInWords([deciding]) };
}

/** Notes on the tests: cover at the pay rate, which lettings the rows cover, and how reliable the lender table is. */
export function lendersNote({ coverAtPayRate, lenders }: MoneyFigures): string {
	const paid =
		coverAtPayRate === null
			? []
			: [`Rent over interest is ${coverInWords(coverAtPayRate)} at the rate you pay.`];
	return [
		...paid,
		...belowPayRateInWords(lenders),
		...(lenders.isPortfolio ? [OF_THIS_HOME_ALONE, portfolioRulesInWords()] : []),
		"We found the tests of these lenders only, and each may have changed: ask a broker.",
	].join(" ");
}

/** Lenders that test below the pay rate, in a sentence; empty where none does. */
function belowPayRateInWords({ rows }: LenderTests): readonly string[] {
	const who = [...new Set(rows.filter((row) => row.isBelowPayRate).map(({ lender }) => lender))];
	return who.length === 0
		? []
		: [`${listInWords(who)} ${who.length > 1 ? "test" : "tests"} at less than the rate you pay.`];
}

/** Source: PRA SS13/16 paragraphs 3.1 to 3.3. */
const OF_THIS_HOME_ALONE =
	"With four or more mortgaged lettings lenders test all of them together: these rows are of this home alone.";

/** Requirements on all lettings together, in a sentence; lenders with the same cover and rate are joined. */
function portfolioRulesInWords(): string {
	const alike = Map.groupBy(portfolioRules, ({ cover, rate }) => `${cover} ${rate}`);
	const asked = [...alike.values()].flatMap((rules) => {
		const [first] = rules;
		const who = listInWords(rules.map(({ lender }) => lender));
		return first
			? [
					`${who} ${rules.length > 1 ? "ask" : "asks"} ${coverInWords(first.cover)} at ${rateInWords(first.rate)}`,
				]
			: [];
	});
	return `Of all together ${listInWords(asked)}.`;
}

/** The loan that the deciding test allows on the rent, compared with the loan needed. */
export function allowedInWords(deciding: LenderResult, loan: Pence | null): string {
	const { largestLoan } = deciding;
	const most = largestLoan === null ? "no loan" : `up to ${atMostInWords(largestLoan)}`;
	return `${upperFirst(testInWords(deciding))} allows ${most} on this rent${comparedInWords(largestLoan, loan)}.`;
}

function comparedInWords(largest: Pence | null, loan: Pence | null): string {
	if (largest === null || loan === null) {
		return "";
	}
	// Matches the printed amounts: the allowed loan in whole pounds, rounded down.
	const spare = pence(Math.floor(largest / 100) * 100 - loan);
	const size = poundsInWords(pence(Math.abs(spare)));
	if (largest < loan) {
		return `: ${size} less than you need`;
	}
	return size === "£0" ? ": just what you need" : `: ${size} more than you need`;
}

/** Heads of the table of lenders' tests. */
export const lenderColumns = {
	test: "Lender and rate tested",
	asked: "Cover asked",
	loan: "Largest loan",
	result: "Result",
} as const;

/** Rows for the table of tests: a line for each lender and product, with its requirement for each kind of borrower. */
export function lenderLines({ rows }: LenderTests) {
	const tests = Map.groupBy(rows, ({ lender, product }) => `${lender} ${product}`);
	return [...tests].flatMap(([key, same]) => {
		const [first] = same;
		const asked = [...Map.groupBy(same, ({ cover }) => cover).values()];
		return first
			? [
					{
						key,
						test: `${first.lender}, ${years[first.product]} at ${rateInWords(first.rateTested)}${first.isBelowPayRate ? ", below your rate" : ""}`,
						asked: asked.map(askedInWords).join("; "),
						loan: asked.map(([row]) => limitOr(row?.largestLoan ?? null)).join("; "),
						result: resultInWords(same),
					},
				]
			: [];
	});
}

/** "125% basic, company" by kind of taxpayer; for all three "140% any borrower". */
function askedInWords(rows: readonly LenderResult[]): string {
	const who =
		rows.length === borrowers.length
			? "any borrower"
			: rows.map(({ borrower }) => borrower).join(", ");
	return `${coverInWords(rows[0]?.cover ?? 0)} ${who}`;
}

/** Where the tests were read, each source once, marked where they are due to be read again on a day. */
export function lenderSources({ rows, isPortfolio }: LenderTests, day: IsoDate) {
	const read = [...rows, ...(isPortfolio ? portfolioRules : [])];
	const sources = new Map(read.map((row) => [row.source, row] as const));
	return [...sources.values()].map(({ source, url, lastChecked }) => ({
		source,
		url,
		lastChecked,
		...dueMark("lender_tests", day),
	}));
}

function resultInWords(rows: readonly LenderResult[]): {
	readonly tone: Tone;
	readonly word: string;
} {
	const passed = rows.filter(({ passes }) => passes === true);
	if (rows.every(({ passes }) => passes === null)) {
		return { tone: "grey", word: NOT_KNOWN };
	}
	if (passed.length === rows.length) {
		return { tone: "green", word: "Passes" };
	}
	const [least] = passed.map(({ cover }) => cover).toSorted((a, b) => b - a);
	return least === undefined
		? { tone: "red", word: "Falls short" }
		: { tone: "amber", word: `Passes at ${coverInWords(least)}` };
}

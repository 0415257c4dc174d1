import { isKnown } from "../../base/evidence.ts";
import { homeInWords, homesInWords } from "../../base/facts/home-type.ts";
import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { upperFirst } from "../../base/sentence.ts";
import { listInWords, poundsInWords } from "../../base/words.ts";
import { isUnderBankRate } from "../../subjects/finance/beside-bank-rate.ts";
import { beforeChargeInWords } from "../../subjects/finance/left-out.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import type { Taxpayer } from "../../subjects/finance/tax-rules.ts";
import { averagePriceOf, officialRentOf } from "../money/starting-home.ts";
import { type ByTax, toWholeThousand } from "../money/where-it-pays.ts";
import { type AnswerFigure, type AnswerText, noFigure } from "./answer.ts";
import { isOutOfReach, isRoomRentMissing, type JudgedPaying } from "./paying-findings.ts";
import { type PayingGrade, payingWord } from "./paying-grade.ts";

/** The word, the figure and the reason of a grade. Source: Rule ANSWER-5, Rule ANSWER-6. */
export function payingInWords(grade: PayingGrade, home: JudgedPaying): AnswerText {
	const { reason, ...text } = words[grade](home);
	return { ...text, reason: `${reason}${reckoned.includes(grade) ? asHouseInWords(home) : ""}.` };
}

/** Grades whose figure would be another if the home were a flat. */
const reckoned: readonly PayingGrade[] = [
	"no",
	"break_even",
	"basic",
	"before_tax",
	"yes",
	"needs_rent",
	"ceiling",
];

/** Their reasons have no full stop, so that more may follow. */
const words: Readonly<Record<PayingGrade, (home: JudgedPaying) => AnswerText>> = {
	unknown: ({ inputs, money, facts }) => {
		const { rent } = money.paysAt;
		return isRoomRentMissing({ inputs, money })
			? {
					headline: payingWord.unknown("a room’s rent"),
					figure: noFigure(),
					reason: "None is published officially",
				}
			: {
					headline: payingWord.unknown(isKnown(rent) ? "the price" : "the rent"),
					figure: noFigure(),
					reason: `No official rent is held for ${facts.place.authorities[0]?.name ?? "this area"}`,
				};
	},
	no: (home) => ({
		headline: payingWord.no(),
		figure:
			home.money.figures.year.cashFlow === null
				? noFigure("nothing is left at any price")
				: resultFigure(home, lossOf(home)),
		reason: turningInWords(home),
	}),
	no_lender: ({ money }) => ({
		headline: payingWord.no_lender(),
		figure: {
			kind: "pence",
			value: money.figures.lenders.deciding?.largestLoan ?? null,
			sourceText: "the largest loan a lender allows",
		},
		reason: "Every lender’s row with a day refuses it",
	}),
	break_even: (home) => ({
		headline: payingWord.break_even(),
		figure: resultFigure(home, "before"),
		reason: turningInWords(home),
	}),
	under_bank_rate: ({ money }) => {
		const { share, bankRate } = money.figures.besideBankRate ?? { share: 0, bankRate: 0 };
		return {
			headline: payingWord.under_bank_rate(),
			figure: { kind: "percent", value: share, sourceText: "a year on your money, after tax" },
			reason: `Bank Rate leaves ${percentInWords(bankRate)} after the same tax`,
		};
	},
	unfinished: (home) => ({
		headline: payingWord.unfinished(),
		figure: resultFigure(home, "before"),
		reason: `It bears a charge of up to ${poundsInWords(leftBefore(home))} a year`,
	}),
	basic: (home) => ({
		headline: payingWord.basic(rateInWords(home, "basic")),
		figure: resultFigure(home, "after"),
		reason: upperFirst(
			[
				returnInWords(home),
				`at ${rateInWords(home, "higher")} it loses ${poundsInWords(pence(-leftAfter(home, "higher")))} a year`,
			]
				.filter(Boolean)
				.join("; "),
		),
	}),
	before_tax: (home) => ({
		headline: payingWord.before_tax(),
		figure: resultFigure(home, "after"),
		reason: `${poundsInWords(leftBefore(home))} before ${whoseTax(home)}`,
	}),
	yes: (home) => {
		const earned = returnInWords(home);
		return {
			headline: payingWord.yes(),
			figure: resultFigure(home, "after"),
			reason: `After ${whoseTax(home)}${earned && `: ${earned}`}${isThin(home) ? ", less than Bank Rate" : ""}`,
		};
	},
	needs_rent: (home) => {
		const { rentNeeded } = home.money.paysAt;
		const needed = poundsInWords(rentNeeded.decisive ?? pence(0));
		return {
			headline: isOutOfReach(home)
				? `No: it would take ${needed} a month`
				: payingWord.needs_rent(needed),
			figure: {
				kind: "pence",
				value: rentNeeded.decisive,
				sourceText: publishedRentInWords(home),
			},
			reason: besideInWords(home, rentNeeded),
		};
	},
	ceiling: (home) => {
		const { inputs, money, market } = home;
		const { ceiling, largestLoan } = money.paysAt;
		const solved = inputs.owned ? largestLoan : ceiling;
		const most = poundsInWords(solved.decisive ?? pence(0));
		const averagePrice = averagePriceOf(market);
		return {
			headline: inputs.owned ? `With a loan of up to ${most}` : payingWord.ceiling(most),
			figure: {
				kind: "pence",
				value: solved.decisive,
				sourceText:
					inputs.owned || !isKnown(averagePrice)
						? "the most at which it pays"
						: `average${market.ofStatedType ? ` ${homeInWords[market.ofStatedType.type]}` : ""} here ${poundsInWords(averagePrice.value)}`,
			},
			reason: besideInWords(home, solved),
		};
	},
};

/** What a year leaves before tax; 0 where unknown, which cannot happen with stated figures. */
function leftBefore({ money }: JudgedPaying): Pence {
	return money.figures.year.cashFlow ?? pence(0);
}

function leftAfter({ money }: JudgedPaying, taxpayer?: Taxpayer): Pence {
	const [thisYear] = money.figures.tax;
	return (thisYear && afterTaxOfOwners(thisYear, taxpayer)) ?? pence(0);
}

/** "9.2% on £35,500 put in": what is left after tax, of the reader's own money; empty where that is not known. */
function returnInWords(home: JudgedPaying): string {
	const { moneyIn } = home.money.figures.year;
	return moneyIn === null || moneyIn <= 0
		? ""
		: `${percentInWords((100 * leftAfter(home)) / moneyIn)} on ${poundsInWords(moneyIn)} ${home.inputs.owned ? "of equity" : "put in"}`;
}

/** Whether it pays, and the same money would earn as much at Bank Rate. */
export function isThin({ money }: JudgedPaying): boolean {
	const { besideBankRate } = money.figures;
	return besideBankRate !== null && isUnderBankRate(besideBankRate);
}

/** Whether to give a loss before or after tax: after it, where the loss still owes tax. */
function lossOf(home: JudgedPaying): "before" | "after" {
	return leftAfter(home) < leftBefore(home) ? "after" : "before";
}

function resultFigure(home: JudgedPaying, tax: "before" | "after"): AnswerFigure {
	const { leftOut } = home.money.figures;
	const before = listInWords([...leftOut, ...(tax === "before" ? ["tax"] : [])]);
	return {
		kind: "pence",
		value: tax === "before" ? leftBefore(home) : leftAfter(home),
		sourceText: `a year${before ? ` before ${before}` : ""}${tax === "after" ? " after tax" : ""}`,
	};
}

/** The price, loan or rent that would reverse a no or a break-even, in one line. */
function turningInWords(home: JudgedPaying): string {
	const { money, inputs } = home;
	const { price, rent, loan } = money.figures.paying;
	const tax = money.context.position ? "" : ` at ${rateInWords(home, "basic")} tax`;
	const charge = tax + beforeChargeInWords(money.figures);
	if (!inputs.owned && price !== null) {
		return `It would pay up to ${poundsInWords(toWholeThousand(price.price))}${charge}`;
	}
	if (inputs.owned && loan !== null) {
		return `It would pay with a loan of ${poundsInWords(toWholeThousand(loan))}${charge}`;
	}
	return rent === null
		? "No price or rent makes it pay"
		: `It would pay from ${poundsInWords(rent)} a month${charge}`;
}

/** The result at the other tax rate, and whose tax it is: "£136,000 at 40% tax; no income stated" */
function besideInWords(home: JudgedPaying, { atHigherRate }: ByTax): string {
	const charge = beforeChargeInWords(home.money.figures);
	if (home.money.context.position) {
		return `After ${whoseTax(home)}${charge}`;
	}
	const higher = atHigherRate === null ? "never" : poundsInWords(atHigherRate);
	return `${upperFirst(higher)} at ${rateInWords(home, "higher")} tax; no income stated${charge}`;
}

/** Says that a home of unknown type, whose service charge is assumed to be nothing, is treated as a house. Source: Rule MONEY-4. */
function asHouseInWords({ facts: { areas, authorities }, money }: JudgedPaying): string {
	const flats = areas[0]?.census?.flats ?? authorities[0]?.census?.flats ?? 0;
	return money.costs.serviceCharge.origin === "assumed"
		? `, as a house${flats > 50 ? "; most homes here are flats" : ""}`
		: "";
}

/** "20% tax", "your tax", "your tax of two owners", "the company’s tax". */
function whoseTax(home: JudgedPaying): string {
	const { position, coOwners = [] } = home.money.context;
	if (!position) {
		return `${rateInWords(home, "basic")} tax`;
	}
	if (position.company) {
		return "the company’s tax";
	}
	return coOwners.length > 0 ? "your tax of two owners" : "your tax";
}

/** "20%": the rate of a band in the tax year of the day. */
export function rateInWords({ money }: JudgedPaying, among: Taxpayer): string {
	const found = money.figures.tax[0]?.cases.find(({ taxpayer }) => taxpayer === among);
	const rate = found?.tax.known ? found.tax.rate : null;
	return rate === null || rate === undefined
		? `the ${among} rate of`
		: `${Math.round(rate * 100)}%`;
}

/** "mean here £956": for the stated bedrooms where that is published. */
function publishedRentInWords({ market, inputs }: JudgedPaying): string {
	const mean = officialRentOf(market);
	if (!isKnown(mean)) {
		return "no mean rent is published";
	}
	const { rentForBedrooms, ofStatedType } = market;
	const homes =
		mean === rentForBedrooms
			? ` of ${inputs.bedrooms}-bed homes`
			: ofStatedType
				? ` of ${homesInWords[ofStatedType.type]}`
				: "";
	return `mean${homes} here ${poundsInWords(mean.value)}`;
}

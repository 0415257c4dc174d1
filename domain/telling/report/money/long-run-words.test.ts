import { expect, test } from "vitest";
import { fromPounds } from "../../../base/money.ts";
import { startingAssumptions } from "../../../subjects/finance/assumptions.ts";
import { longRun, usualOutlook } from "../../../subjects/finance/long-run.ts";
import type { Position } from "../../../subjects/finance/position.ts";
import {
	companyInWords,
	ratesNote,
	saleLines,
	saleNote,
	saleNoticeInWords,
	yearColumns,
	yearLines,
} from "./long-run-words.ts";

const home = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(1_100) });
const england = { nation: "England", day: "2026-11-24" } as const;
const run = (change: Partial<typeof home> = {}, context = {}) => {
	const found = longRun({ ...home, ...change }, usualOutlook, { ...england, ...context });
	if (found === null) {
		throw new Error("no years");
	}
	return found;
};

test("ten years have a line each, in the words of their columns", () => {
	const lines = yearLines(run());
	expect(lines.map(({ key }) => key)).toEqual([
		"2026-27",
		"2027-28",
		"2028-29",
		"2029-30",
		"2030-31",
		"2031-32",
		"2032-33",
		"2033-34",
		"2034-35",
		"2035-36",
	]);
	expect(lines[0]?.cells).toHaveLength(Object.keys(yearColumns).length);
	expect(lines[9]?.cells.at(-1)).toBe("£135,000");
});

test("a sale at today's price brings a loss, no tax and no return", () => {
	const lines = saleLines(run());
	expect(lines.map(({ label }) => label)).toEqual([
		"Sold for",
		"Agent and solicitor",
		"Loan paid back",
		"Tax on the gain",
		"Left of the sale",
	]);
	expect(lines[3]?.text).toBe("£0");
	expect(saleNote(run(), "2026-10-01")).toBe("It is sold after 10 years, at today’s price.");
});

test("above a sale in England stands the notice that it takes, and nothing where no rule is held", () => {
	expect(saleNoticeInWords("England", "2026-11-24")).toBe(
		"To sell it empty takes 4 months’ notice, which is not possible in the first 12 months of a tenancy.",
	);
	expect(saleNoticeInWords("England", "2026-04-30")).toBeNull();
	expect(saleNoticeInWords("Scotland", "2026-11-24")).toBeNull();
});

test("beside a taxed gain stands that a rise of the tax was expected, and beside a company's not", () => {
	const grown = { ...usualOutlook, priceGrowth: 0.05 };
	const noteOf = (position: Position | null) => {
		const found = longRun(home, grown, { ...england, position });
		return found && saleNote(found, "2026-11-24");
	};
	expect(noteOf(null)).toMatch(
		/pay within 60 days\. Losses, .* The Budget of 28 October 2026 was not read\. Before it, a rise of capital gains tax was widely expected\.$/,
	);
	const company = {
		incomePence: fromPounds(0),
		nation: "England",
		share: 1,
		company: true,
	} as const;
	expect(noteOf(company)).toMatch(/A company has no exempt amount/);
	expect(noteOf(company)).not.toMatch(/rise of capital gains tax/);
});

test("of a home owned already, whose price of purchase is not known, the tax on a sale is left out in words", () => {
	const owned = run({ isOwned: true, loanLeft: fromPounds(90_000) });
	expect(saleLines(owned).at(-1)?.label).toBe("Left, before tax on the gain");
});

test("a company is set beside the person, kept and drawn, and asks whose position is not known", () => {
	// At the basic rate, which decides where nobody is stated, a company does not pay for its accounts.
	expect(companyInWords(run())).toMatch(
		/^A company does not leave more in these years: −?£[\d,]+ kept in it, −?£[\d,]+ in your own name\. State who owns it/,
	);
	const position = {
		incomePence: fromPounds(20_000),
		nation: "England",
		share: 1,
		company: false,
	} as const;
	expect(companyInWords(run({}, { position }))).toMatch(
		/^A company does not leave more in these years/,
	);
	const higher = { ...position, incomePence: fromPounds(90_000) };
	expect(companyInWords(run({}, { position: higher }))).toMatch(
		/^A company loses less from year \d+/,
	);
	const company = { ...position, company: true };
	expect(companyInWords(run({}, { position: company }))).toBeNull();
});

test.each([
	[{}, "The rates of 2035-36 are not known yet: those of 2027-28 are used."],
	[{ nation: "Scotland" }, "The rates of 2035-36 are not known yet: those of 2026-27 are used."],
	[
		{ position: { incomePence: fromPounds(0), nation: "England", share: 1, company: true } },
		"The rates of 2035-36 are not known yet: those of 2026-27 are used.",
	],
] as const)("the last years say at which rates they are taxed: %j", (context, words) => {
	expect(ratesNote(run({}, context), { ...england, ...context })).toBe(words);
});

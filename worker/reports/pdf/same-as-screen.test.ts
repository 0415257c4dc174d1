import { beforeAll, expect, test } from "vitest";
import { percentOr, poundsOr, rangeOr } from "#domain/base/amounts-in-words.ts";
import type { FigureDto } from "#domain/base/evidence-dto.ts";
import { fromPounds } from "#domain/base/money.ts";
import { chapterTitles } from "#domain/judgement/home/chapter-titles.ts";
import { lenderLines, lendersInWords } from "#domain/subjects/finance/lender-words.ts";
import { chaptersOf } from "#domain/telling/report/chapters.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { headlineFigures } from "#domain/telling/report/money/money-words.ts";
import { scoreInWords } from "#domain/telling/report/verdict/verdict-words.ts";
import { someBareReport, someHmoReport, someReport } from "#domain/test/some-report.ts";
import { toPrintable } from "./printable.ts";
import { reportPdf } from "./report-pdf.ts";
import { type } from "./style.ts";
import { type Item, type ReadPdf, readPdf, squeezed } from "./test/read-pdf.ts";

const documents = { full: someReport(), hmo: someHmoReport(), bare: someBareReport() };
const names = ["full", "hmo", "bare"] as const;

const read = new Map<string, ReadPdf>();

beforeAll(async () => {
	for (const name of names) {
		const mark = { id: "LT-7F3K-92QD", createdAt: Date.UTC(2026, 10, 21, 9, 30) };
		read.set(name, await readPdf(reportPdf(documents[name], mark)));
	}
});

function itemsOf(name: string): readonly Item[] {
	return read.get(name)?.pages.flatMap(({ items }) => items) ?? [];
}

test.each(names)(
	"the PDF of a %s report has the chapters of its screen, in their order",
	(name) => {
		const heads = itemsOf(name)
			.filter(({ size }) => size === type.chapter.size)
			.map(({ text }) => text);
		const outline = read.get(name)?.outline.map(({ title }) => title) ?? [];
		const shown = chaptersOf(documents[name]).map(({ title }) => title);

		expect(outline).toEqual(["The decision", ...shown]);
		expect(shown.filter((title) => !heads.includes(title))).toEqual([]);
	},
);

type Chapter = keyof typeof chapterTitles;
type Figure = readonly [chapter: Chapter, label: string, text: string];

/** What a report's screen shows in these chapters under these labels, where it shows anything. */
function figuresOf({ money, rent, energy, flat }: ReportDocument): readonly Figure[] {
	const { year, lenders } = money.figures;
	const upgrade = energy.figures.find(({ id }) => id === "estimatedUpgradeCost");
	const rentalYield = rent.yields.find(({ id }) => id === "estimatedRentalYield");
	const annual = percentOr(flat.estimatedRentalYield, whyNot(rentalYield));
	const [low, high] = upgrade?.evidence.range ?? [null, null];
	const range =
		low === null || high === null ? null : { low: fromPounds(low), high: fromPounds(high) };
	const tests = lenderLines(lenders).filter(() => lenders.deciding !== null);
	return [
		["energy", "Upgrade cost", rangeOr(range, whyNot(upgrade))],
		["finance", "Estimated annual rental yield", annual],
		...headlineFigures(money.figures).map(({ label, text }) => ["roi", label, text] as const),
		...(year.tax ? [["roi", year.tax.name, poundsOr(year.tax.total)] as const] : []),
		...tests.map(({ test, asked, loan }) => {
			return ["roi", test, `${asked}${loan}`] as const;
		}),
	];
}

function whyNot(told: FigureDto | undefined): string {
	return told?.evidence.note ?? "no reason";
}

const figures = names.flatMap((name) =>
	figuresOf(documents[name]).map(([chapter, label, text]) => ({ name, chapter, label, text })),
);

test.each(figures)("a $name report prints under $label what its screen shows", (figure) => {
	const texts = textsOf(figure.name, chapterTitles[figure.chapter]);
	const isPrinted = texts.some((_, at) => {
		const end = endOf(squeezed(toPrintable(figure.label)), texts, at);
		return end !== null && endOf(squeezed(toPrintable(figure.text)), texts, end) !== null;
	});

	expect(isPrinted).toBe(true);
});

/** The items of a chapter without white space, from its title to the next. */
function textsOf(name: string, title: string): readonly string[] {
	const items = itemsOf(name).filter(({ text }) => text.trim() !== "");
	const isHead = ({ size }: Item) => size === type.chapter.size;
	const start = items.findIndex((item) => isHead(item) && item.text === title);
	const length = items.slice(start + 1).findIndex(isHead);
	return items.slice(start + 1, start + 1 + length).map(({ text }) => squeezed(text));
}

/** Where the items end that make up the text and begin at `from`; null where the items there are others, or say more. */
function endOf(wanted: string, texts: readonly string[], from: number): number | null {
	let found = "";
	for (const [at, text] of texts.slice(from).entries()) {
		found += text;
		if (found.length >= wanted.length) {
			return found === wanted ? from + at + 1 : null;
		}
	}
	return null;
}

test.each(names)("a %s report prints the scores and the interest cover of its screen", (name) => {
	const { verdict, money } = documents[name];
	const { lenders } = money.figures;
	const text =
		read
			.get(name)
			?.pages.map((each) => each.text)
			.join("") ?? "";
	const shown = [
		scoreInWords("Investment Score", verdict.investmentScore),
		scoreInWords("Risk Score", verdict.riskScore),
		...(lenders.deciding === null ? [] : [toPrintable(lendersInWords(money.figures))]),
	];

	expect(shown.filter((each) => !text.includes(squeezed(each)))).toEqual([]);
});

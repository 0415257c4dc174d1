import { expect, test } from "vitest";
import { pence } from "#domain/base/money.ts";
import type { HomesReport } from "#domain/portfolio/homes-report.ts";
import { homesReportParts, restsOn } from "#domain/portfolio/homes-report-words.ts";
import { homesPdf } from "./homes-pdf.ts";
import { toPrintable } from "./printable.ts";
import { body } from "./style.ts";
import { readPdf, squeezed } from "./test/read-pdf.ts";

const home = (at: number) => ({
	id: `hom_${at}`,
	name: `${at} Pretend Terrace with a rather long name that its owner gave it`,
	line: "M14 5LL · Mine, let · Leeds",
});
const report: HomesReport = {
	on: "2026-11-23",
	judgedSince: "2026-11-20",
	unjudged: [home(99)],
	order: {
		homes: 60,
		withGap: 40,
		unsettled: 0,
		groups: [
			{
				group: "Leeds",
				homes: 60,
				withGap: Array.from({ length: 40 }, (_, at) => ({
					...home(at),
					gaps: [
						{
							id: "gas",
							title: "Gas safety record",
							needed: "A record every 12 months",
							held: "Until 3 May 2026",
							state: "gap",
							until: "2026-05-03",
							penalty: { amount: null, text: "Unlimited fine: a crime" },
							fee: null,
							next: { what: "Book a check", who: "A Gas Safe engineer", url: null },
							isDraft: false,
							source: { name: "Gas Safety Regulations 1998", url: null },
						},
					],
				})),
			},
		],
	},
	works: {
		homes: [
			{ ...home(1), way: { kind: "no_steps", why: "No steps known: no certificate is chosen." } },
		],
		toC: {
			...{ low: pence(0), high: pence(0), homes: [], withoutSteps: ["hom_1"] },
			standard: { from: "2030-10-01", isDraft: true },
		},
		order: null,
	},
	dates: [],
	database: [],
};

test("all that the report says is printed, within the margins, over as many pages as it takes", async () => {
	const printed = { product: "Lettable", title: "All my homes", now: Date.UTC(2026, 10, 23) };
	const { pages } = await readPdf(homesPdf(report, printed));
	const text = pages.map((each) => each.text).join("");
	const said = homesReportParts(report).flatMap(({ title, headline, notes, groups }) => [
		...[title, headline, ...notes],
		...groups.flatMap((group) => [
			group.title ?? "",
			...group.rows.flatMap(({ home: { name, line }, cells }) => [name, line, ...cells.flat()]),
		]),
	]);
	for (const words of [...restsOn(report), ...said]) {
		expect(text).toContain(squeezed(toPrintable(words)));
	}
	expect(pages.length).toBeGreaterThan(1);
	const isOutside = ({ x, width }: { x: number; width: number }) =>
		x < body.left - 1 || x + width > body.right + 1;
	expect(pages.flatMap(({ items }) => items.filter(isOutside))).toEqual([]);
});

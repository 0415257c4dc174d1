import { expect, test } from "vitest";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { anIndexFile, anIndexProduct, indexRuns, seenPrices } from "../test/index-file.ts";
import { bothIn, indexLine, indexText, type SomeLine } from "../test/index-text.ts";

const months = ["2026-05", "2026-06", "2026-07", "2026-08"];
const held = anIndexFile(indexText(...months.flatMap((month) => bothIn(month))), {
	name: "UK-HPI-full-file-2026-08.csv",
});

/** Why a file is refused while August is held. Also checks that readers see the same as before and that the next file is accepted. */
async function whyRefused(file: PublishedFile): Promise<string> {
	const { sqlite, store } = anIndexProduct();
	const runs = indexRuns(store);
	await runs.bringIn(held);
	const before = seenPrices(sqlite);
	const why = await runs.bringIn(file).then(
		() => "it came in",
		(cause: unknown) => String(cause),
	);
	expect(seenPrices(sqlite)).toEqual(before);
	sqlite.exec("UPDATE source_runs SET outcome = 'failed', progress = NULL");
	const whole = indexText(...[...months, "2026-09"].flatMap((month) => bothIn(month)));
	expect((await runs.bringIn(anIndexFile(whole))).edition).toMatchObject({ rows: 10, snapshot: 2 });
	return why;
}

const whole = [...months, "2026-09"].flatMap((month) => bothIn(month));
const withRow = (line: SomeLine) => indexText(...whole, line);
const NAME = "UK-HPI-full-file-2026-09.csv";

test.each<[string, string, string]>([
	["nothing", "", "is empty"],
	[
		"a web page",
		'<!doctype html>\n<html lang="en"><title>Service unavailable</title>\n',
		"is a web page",
	],
	["a page behind a mark", "\uFEFF\n <html>\n", "is a web page"],
	["a header alone", indexText(), "names no area that we know"],
	[
		"a column of another name",
		indexText(...whole).replace("AreaCode", "AreaGSSCode"),
		'no column is called "AreaCode"',
	],
	[
		"no header",
		indexText(...whole)
			.split("\n")
			.slice(1)
			.join("\n"),
		'no column is called "Date"',
	],
	[
		"an export of the service's own pages",
		'"Name","URI","Region GSS code","Period"\nLondon,http://x,E12000007,2026-09\n',
		'no column is called "Date"',
	],
	[
		"a row of too few columns",
		`${indexText(...whole)}${indexLine({ code: "E12000001" }).slice(0, -1)}\n`,
		"row 12 is none: it has 53 columns, not 54",
	],
	[
		"a row of too many columns",
		`${indexText(...whole)}${indexLine({ code: "K02000001" })},\n`,
		"row 12 is none: it has 55 columns, not 54",
	],
	[
		"a file that breaks off in its last row",
		`${indexText(...whole)}${indexLine({ code: "E12000001" }).slice(0, 60)}`,
		"row 12, where the file breaks off, is none: it has",
	],
	["a price of nothing", withRow({ code: "E12000001", AveragePrice: 0 }), 'AveragePrice is "0"'],
	[
		"a price in words",
		withRow({ code: "E12000001", FlatPrice: "n/a" }),
		'row 12 is none: its FlatPrice is "n/a"',
	],
	[
		"a price below nothing",
		withRow({ code: "E12000001", DetachedPrice: -5 }),
		'its DetachedPrice is "-5"',
	],
	[
		"a price that is beyond all prices",
		withRow({ code: "E12000001", AveragePrice: 100_000_000 }),
		'its AveragePrice is "100000000"',
	],
	[
		"a change that is none",
		withRow({ code: "E12000001", "12m%Change": "1.5%" }),
		'its 12m%Change is "1.5%"',
	],
	[
		"sales in words",
		withRow({ code: "E12000001", SalesVolume: "few" }),
		'its SalesVolume is "few"',
	],
	["a date of America", withRow({ code: "E12000001", Date: "09/15/2026" }), 'its Date is "09/15'],
	["a day that begins no month", withRow({ code: "K", Date: "2026-09-02" }), "its Date is"],
	[
		"two rows of a month that differ",
		indexText(...bothIn("2026-09", { AveragePrice: 3 }), ...whole),
		"has two rows of E08000003 in 2026-09 that differ",
	],
	[
		"two rows that differ in what is not the average",
		withRow({ code: "E08000039", month: "2026-07", SalesVolume: 3 }),
		"has two rows of E08000039 in 2026-07 that differ",
	],
	[
		"a month still to come",
		withRow({ code: "E12000001", month: "2026-12" }),
		"goes up to 2026-12, which is not the month in its name",
	],
	[
		"a month long before that in its name",
		indexText(...months.slice(0, 3).flatMap((month) => bothIn(month))),
		"goes up to 2026-07, which is not the month in its name",
	],
	[
		"more than a fifth of its rows gone",
		indexText(...bothIn("2026-08"), ...bothIn("2026-09")),
		"has 4 rows that we keep, and we hold 8: more than a fifth are gone",
	],
	[
		"more than a fifth of the authorities gone",
		indexText(...whole.filter(({ code }) => code === "E08000003")),
		"it lacks England (1 of about 2 authorities). npm run data:house-prices -- FILE --partial",
	],
])("%s is refused, and readers see what they saw", async (_, text, why) => {
	expect(await whyRefused(anIndexFile(text))).toContain(why);
});

test("an edition before the one that is held is refused, whatever it is called", async () => {
	const older = indexText(...["2026-04", ...months.slice(0, 3)].flatMap((month) => bothIn(month)));
	expect(await whyRefused(anIndexFile(older, { name: "download.csv" }))).toBe(
		"RefusedNews: download.csv goes up to 2026-07, and what we hold up to 2026-08.",
	);
});

test("a month still to come is refused, whatever the file is called", async () => {
	const text = withRow({ code: "E12000001", month: "2026-12" });
	expect(await whyRefused(anIndexFile(text, { name: "download.csv" }))).toBe(
		"RefusedNews: download.csv goes up to 2026-12, which is still to come in 2026-11.",
	);
});

test("every refusal names the file", async () => {
	expect(await whyRefused(anIndexFile(""))).toBe(`RefusedNews: ${NAME} is empty.`);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv } from "#datasets/ingest/csv/rows-in.ts";
import { type WorkbookCell, writeWorkbook } from "#tools/workbooks/write-workbook.ts";
import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

const PAGE =
	"/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics";
/** The day on which rents of May 2026 came out, and the edition before. */
const NEWEST = `${PAGE}/17june2026`;
const BEFORE = `${PAGE}/20may2026`;
const FILE = "priceindexofprivaterentsukmonthlypricestatistics13.xlsx";

let served: ServedFile | null = null;

/** The Price Index of Private Rents on the website of the Office for National Statistics: two of its pages as data, and the workbook of the newest edition. */
export function answerPrivateRents(request: SourceRequest): Reply {
	const { path, query } = request;
	switch (path) {
		case `${PAGE}/data`:
			return ok({ type: "dataset_landing_page", datasets: [{ uri: BEFORE }, { uri: NEWEST }] });
		case `${NEWEST}/data`:
			return ok({ type: "dataset", downloads: [{ file: FILE }] });
		case "/file":
			return query.get("uri") === `${NEWEST}/${FILE}`
				? serveFile(request, workbookFile())
				: noSuchRoute;
		default:
			return noSuchRoute;
	}
}

function workbookFile(): ServedFile {
	served ??= servedFile(rentsWorkbook(), {
		type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
		changed: "2026-06-17T08:30:00Z",
	});
	return served;
}

const committed = join(import.meta.dirname, "../../../datasets/reference/rents.csv");

/** The month of the committed rents, which are the real ones of May 2026: the newest of the workbook. */
const NEWEST_MONTH = { year: 2026, month: 5 };
/** Months of history before it, so that each area has a change over a year. */
const HISTORY = 13;
/** Real: the mean of the United Kingdom in that month, which is published beside those of its parts. */
const KINGDOM = ["K02000001", "United Kingdom", "", "138300", "", "", "", ""];

const metrics = ["Index", "Monthly change", "Annual change", "Rental price"];
/** The committed figures have no rents by type: here each is this share of the rent of all homes, made up. */
const types = { detached: 1.4, semidetached: 1.12, terraced: 1.03, "flat maisonette": 0.9 };
const breakdowns = [
	"",
	" one bed",
	" two bed",
	" three bed",
	" four or more bed",
	...Object.keys(types).map((type) => ` ${type}`),
];
const header = [
	"Time period",
	"Area code",
	"Area name",
	"Region or country name",
	...breakdowns.flatMap((breakdown) => metrics.map((metric) => `${metric}${breakdown}`)),
];

let made: Uint8Array | null = null;

/** The workbook of the Price Index of Private Rents, in its published layout; made once, when first asked for. */
function rentsWorkbook(): Uint8Array {
	made ??= writeWorkbook([
		{ name: "Cover_sheet", rows: [["Price Index of Private Rents, UK: monthly price statistics"]] },
		{ name: "Contents", rows: [["Table 1"], ["Table 2"]] },
		{ name: "Table 1", rows: [...tableOne(HISTORY)] },
	]);
	return made;
}

/** The rows of its Table 1, with as many months of history before the newest as are asked for. */
export function* tableOne(history: number): Generator<WorkbookCell[]> {
	const [, ...areas] = parseCsv(readFileSync(committed, "utf8"));
	yield ["Table 1: Price Index of Private Rents, simulated from the figures of one month"];
	yield ["This worksheet contains one table. Some cells are marked [x], which is not available."];
	yield header;
	for (const area of [KINGDOM, ...areas]) {
		yield* monthsOf(area, history);
	}
}

/**
 * The rows of an area, its oldest month first. The newest has its real rents. Before it each rent is lower by the same share a month, so that it grows in a
 * year by 2.0 to 6.9 percent, as its code has it.
 */
function monthsOf(
	[code = "", name = "", , all = "", ...figures]: readonly string[],
	history: number,
): WorkbookCell[][] {
	const growth = 2 + (Number(code.slice(1)) % 50) / 10;
	const rents = [
		...[all, ...figures.slice(0, 4)].map((pence) => (pence ? Number(pence) / 100 : null)),
		...Object.values(types).map((share) => (all ? (Number(all) / 100) * share : null)),
	];
	return Array.from({ length: history + 1 }, (_, at) => {
		const before = history - at;
		const share = (1 + growth / 100) ** (-before / 12);
		const cells = rents.flatMap((rent) =>
			rent === null
				? ["[x]", "[x]", "[x]", "[x]"]
				: [
						100 * share,
						monthly(growth),
						history - before >= 12 ? growth : "[x]",
						Math.round(rent * share),
					],
		);
		return [dayOf(before), code, name, "[z]", ...cells];
	});
}

function monthly(growth: number): number {
	return 100 * ((1 + growth / 100) ** (1 / 12) - 1);
}

const DAY = 86_400_000;
const DAY_ZERO = Date.UTC(1899, 11, 30);

/** The first day of a month before the newest, as spreadsheets count days. */
function dayOf(before: number): number {
	return (Date.UTC(NEWEST_MONTH.year, NEWEST_MONTH.month - 1 - before, 1) - DAY_ZERO) / DAY;
}

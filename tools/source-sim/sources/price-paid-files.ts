import { noSuchRoute, type Reply, type SourceRequest } from "../exchange.ts";
import { type SaleFixture, sales } from "../fixtures/sales.ts";
import { type ServedFile, servedFile, serveFile } from "../served-file.ts";

type Made = { readonly changed: string; readonly make: () => string };

const files: Readonly<Record<string, Made>> = {
	"/pp-complete.csv": { changed: "2026-09-28T10:00:00Z", make: completeFile },
	"/pp-monthly-update-new-version.csv": { changed: "2026-10-28T11:00:00Z", make: updateFile },
};
const served = new Map<string, ServedFile>();

/** The bulk files of Price Paid Data: all sales up to a month, and the update of the month after. */
export function answerPricePaidFiles(request: SourceRequest): Reply {
	const made = files[request.path];
	if (!made) {
		return noSuchRoute;
	}
	const file =
		served.get(request.path) ??
		servedFile(made.make(), { type: "text/csv", changed: made.changed });
	served.set(request.path, file);
	return serveFile(request, file);
}

/** The month of the update: what lies before it is in the complete file, so that the one follows on the other. */
const MONTH = "2026-09";

const types: Readonly<Record<string, string>> = {
	detached: "D",
	"semi-detached": "S",
	terraced: "T",
	"flat-maisonette": "F",
};

/** Invented: the last sale before the update. */
const lastOfAugust = invented(1, { postcode: "M14 5LH", pounds: 231_000, date: "2026-08-28" });

/** All that was sold before the month of the update. */
function completeFile(): string {
	const before = [...sales, lastOfAugust].filter(({ date }) => date < MONTH);
	return before.map((sale) => csvLine(sale, "A")).join("");
}

/**
 * What was registered in the month of the update: its sales, one of them twice, and word of earlier ones: a price that was wrong, a home at another
 * postcode of another area, one that was no sale, and one no one ever heard of.
 */
function updateFile(): string {
	const [wrong, moved, none] = [saleOf(0), saleOf(1), saleOf(2)];
	const added = [
		invented(2, { postcode: "M14 5LL", pounds: 272_500, date: "2026-09-04" }),
		invented(3, { postcode: "CF24 3AB", pounds: 325_000, date: "2026-09-18" }),
	];
	const unknown = invented(4, { postcode: "M14 5LL", pounds: 1, date: "2025-01-31" });
	return [
		...added.map((sale) => csvLine(sale, "A")),
		...added.slice(0, 1).map((sale) => csvLine(sale, "A")),
		csvLine({ ...wrong, pounds: wrong.pounds + 5000 }, "C"),
		csvLine({ ...moved, postcode: "BN2 9QA" }, "C"),
		csvLine(none, "D"),
		csvLine(unknown, "D"),
	].join("");
}

function saleOf(place: number): SaleFixture {
	const sale = sales[place];
	if (!sale) {
		throw new RangeError(`there is no invented sale ${place}`);
	}
	return sale;
}

function invented(
	number: number,
	sale: Pick<SaleFixture, "postcode" | "pounds" | "date">,
): SaleFixture {
	return {
		...sale,
		id: `00000000-0000-0000-0009-${String(number).padStart(12, "0")}`,
		type: "terraced",
		newBuild: false,
		estate: "freehold",
		saon: null,
		paon: String(10 + number),
		street: "PRETEND TERRACE",
	};
}

const estates = { freehold: "F", leasehold: "L" } as const;

/** A row of the bulk files. */
function csvLine(sale: SaleFixture, status: "A" | "C" | "D"): string {
	const type = types[sale.type] ?? "O";
	const fields = [
		`{${sale.id.toUpperCase()}}`,
		sale.pounds,
		`${sale.date} 00:00`,
		sale.postcode,
		type,
		sale.newBuild ? "Y" : "N",
		sale.estate ? estates[sale.estate] : "U",
		sale.paon,
		sale.saon ?? "",
		sale.street,
		"",
		"",
		"",
		"",
		"A",
		status,
	];
	return `${fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(",")}\n`;
}

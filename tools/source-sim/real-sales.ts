import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sharedSample } from "#tools/shared-samples.ts";
import type { SaleFixture } from "./fixtures/sales.ts";

const types: Readonly<Record<string, string>> = {
	D: "detached",
	S: "semi-detached",
	T: "terraced",
	F: "flat-maisonette",
};

const estates: Readonly<Record<string, SaleFixture["estate"]>> = {
	F: "freehold",
	L: "leasehold",
};

let all: readonly SaleFixture[] | null = null;
let byPostcode: Map<string, SaleFixture[]> | null = null;

/**
 * Real full-value sales from the exports of the Price Paid service among the shared samples, read once when first needed. None where the samples are
 * not on this machine.
 */
export function realSales(): readonly SaleFixture[] {
	all ??= readExports();
	return all;
}

/** Those of them at a postcode. */
export function realSalesAt(postcode: string): readonly SaleFixture[] {
	byPostcode ??= Map.groupBy(realSales(), (sale) => sale.postcode);
	return byPostcode.get(postcode) ?? [];
}

function readExports(): SaleFixture[] {
	const folder = sharedSample("ppd");
	return (folder ? readdirSync(folder) : [])
		.filter((file) => file.startsWith("ppd_app_export_"))
		.flatMap((file) => readFileSync(join(folder ?? "", file), "utf8").split("\n"))
		.flatMap((line) => readRow(line) ?? []);
}

/** A row of the export, all of whose fields are quoted; its heading is not, and one file runs it into the first row. */
function readRow(line: string): SaleFixture | null {
	const fields = line.slice(line.indexOf('"') + 1, line.lastIndexOf('"')).split('","');
	const [id, price, date, postcode, type, newBuild, estate, saon, paon, street] = fields;
	if (!id || !date || !postcode || fields[14] !== "A") {
		return null;
	}
	return {
		id,
		postcode,
		pounds: Number(price),
		date,
		type: types[type ?? ""] ?? "otherPropertyType",
		newBuild: newBuild === "Y",
		estate: estates[estate ?? ""] ?? null,
		saon: saon || null,
		paon: paon ?? "",
		street: street ?? "",
	};
}

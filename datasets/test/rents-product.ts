import { expect } from "vitest";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import { RefusedNews } from "../ingest/run/importer.ts";
import { insertRows } from "../ingest/store/insert-rows.ts";
import { storedDatasets } from "../ingest/store/store.ts";
import { rentsImporter } from "../rents/rents-importer.ts";
import { memoryDatabase, memoryStore } from "./memory-store.ts";
import { rentRow } from "./rents-workbook.ts";

/** Rents of the two areas that the product holds. */
export const sound = [rentRow("E06000001"), rentRow("E07000002")];

const NOVEMBER = Date.UTC(2026, 10, 22);
const ours = ["E06000001", "E07000002"];
/** The remaining authorities lie in nations without rents by authority, so an edition need not have them. */
const authorities = [...ours, "E08000003", "W06000004", "S12000005"];

/** A product that knows five authorities, one of them recoded, and holds a release's rents of two of them. */
export async function aRentsProduct() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	await store.apply([
		...insertRows(
			{ table: "authorities", columns: ["code", "name", "nation", "former_codes"] },
			authorities.map((code) => [
				code,
				`Our ${code}`,
				ours.includes(code) ? "England" : "Northern Ireland",
				code === "E08000003" ? ["E08000099"] : [],
			]),
		),
		...insertRows(
			{ table: "rents", columns: ["code", "name", "grain", "all_pence", "period"] },
			ours.map((code) => [code, "Released", "authority", 90_000, "2026-04"]),
		),
		...insertRows(
			{
				table: "datasets",
				columns: ["id", "name", "as_of", "digest", "rows", "complete", "loaded_at"],
			},
			[["rents", "Private rents", "2026-04", "released", 2, true, 1]],
		),
	]);
	return { sqlite, store };
}

type Product = Awaited<ReturnType<typeof aRentsProduct>>;

/** The importer's step for a file. */
export async function stepFor({ store }: Product, file: PublishedFile, isPart = false) {
	const held = (await storedDatasets(store)).get("rents");
	const importer = rentsImporter({ store, open: async () => file, now: () => NOVEMBER, isPart });
	return await importer.next(null, {
		snapshot: held?.snapshot ?? 0,
		asOf: held?.as_of ?? null,
		digest: held?.digest ?? "",
		rows: held?.rows ?? 0,
		isPart: false,
	});
}

/** What the step publishes, with the rows that are in the table after it. */
export async function publishedFrom(product: Product, file: PublishedFile, isPart = false) {
	const step = await stepFor(product, file, isPart);
	if (step.kind !== "publish") {
		throw new Error(`the step is "${step.kind}"`);
	}
	await product.store.apply(step.statements);
	const rows = product.sqlite.prepare("SELECT * FROM rents ORDER BY code").all();
	return { edition: step.edition, rows: rows.map((row) => ({ ...row })) };
}

/** Why a file is refused. */
export async function whyRefused(file: PublishedFile): Promise<string> {
	const product = await aRentsProduct();
	const refused = await stepFor(product, file).catch((cause: unknown) => cause);
	expect(refused).toBeInstanceOf(RefusedNews);
	return String(refused);
}

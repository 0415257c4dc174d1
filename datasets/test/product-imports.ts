import type { Extent } from "../ingest/areas/extent.ts";
import type { Store } from "../ingest/store/store.ts";
import { importProduct } from "../postcodes/command/import-product.ts";
import { withProduct } from "../postcodes/command/product.ts";
import { memoryDatabase, memoryStore } from "./memory-store.ts";
import { somePlacing } from "./some-placing.ts";
import { asFile, productZip, unitLine } from "./synthetic-product.ts";

/** Postcodes of three areas, `count` in each; `first` moves the range of digits they cover. */
export function edition({
	count = 9,
	first = 1,
	date = "20251020",
	ward = "E05011377",
} = {}): Uint8Array {
	const lines = (area: string) =>
		Array.from({ length: count }, (_, place) => unitLine(`${area}${first + place} 1AA`, { ward }));
	return productZip({ M: lines("M"), ME: lines("ME"), AL: lines("AL") }, { date });
}

/** A database, and imports into it. `dieAfter` batches the store fails, as a killed process would. */
export function aProductDatabase() {
	const sqlite = memoryDatabase();
	const store = memoryStore(sqlite);
	const bring = async (
		bytes: Uint8Array,
		{
			dieAfter = Number.POSITIVE_INFINITY,
			batchSize = 4,
			placedBy = "outlines",
			expected = new Map() as Extent | null,
		} = {},
	) => {
		const steps: { step: string; done: number }[] = [];
		let outcome = "";
		await asFile(bytes, (path) =>
			withProduct(path, async (product) => {
				outcome = await importProduct(mortal(store, dieAfter), product, {
					placing: somePlacing({
						currentCodeOf: new Map([["E08000003", "E08000099"]]),
						areas: { authorityOf: () => null, areaAt: (code) => `area of ${code}` },
						edition: placedBy,
					}),
					expected,
					now: () => 7,
					report: (step, done) => steps.push({ step, done }),
					batchSize,
				});
			}),
		);
		return { outcome, steps };
	};
	const postcodes = () =>
		sqlite
			.prepare("SELECT postcode FROM postcode_units")
			.all()
			.map((row) => String(row["postcode"]));
	const register = () =>
		sqlite
			.prepare("SELECT id, as_of, rows, complete FROM datasets ORDER BY id")
			.all()
			.map((row) => ({ ...row }));
	const all = () => sqlite.prepare("SELECT * FROM postcode_units").all();
	return { sqlite, bring, postcodes, register, all };
}

/** Lets the beginning and `batches` batches through, then dies. */
function mortal(store: Store, batches: number): Store {
	let left = batches + 1;
	return {
		...store,
		apply: async (statements) => {
			if (left <= 0) {
				throw new Error("killed");
			}
			left -= 1;
			await store.apply(statements);
		},
	};
}

import { expect, test } from "vitest";
import { anIndexFile, anIndexProduct, indexRuns, seenPrices } from "../test/index-file.ts";
import { bothIn, indexText } from "../test/index-text.ts";

test("a file of one region alone is refused, first time too", async () => {
	const { store, sqlite } = anIndexProduct();
	sqlite.exec("UPDATE authorities SET region = 'Yorkshire' WHERE code = 'E08000039'");
	const file = anIndexFile(indexText({ code: "E08000003" }));
	await expect(indexRuns(store).bringIn(file)).rejects.toThrow(
		"it lacks Yorkshire (0 of about 1 authorities)",
	);
	expect(seenPrices(sqlite)).toEqual([]);
});

/** Outcome of an edition that lacks `without` of ten authorities. */
function tenAuthorities(without: number) {
	const { store, sqlite } = anIndexProduct();
	const codes = Array.from({ length: 8 }, (_, at) => `E0700000${at}`);
	for (const code of codes) {
		sqlite
			.prepare("INSERT INTO authorities (code, name, nation, former_codes) VALUES (?, ?, ?, ?)")
			.run(code, code, "England", "[]");
	}
	const gone = codes.slice(without).map((code) => ({ code }));
	return indexRuns(store).bringIn(anIndexFile(indexText(...bothIn("2026-09"), ...gone)));
}

test("an edition in which a reorganisation of councils took a fifth of a region comes in", async () => {
	expect((await tenAuthorities(2)).edition).toMatchObject({ rows: 8 });
	await expect(tenAuthorities(3)).rejects.toThrow("it lacks England (7 of about 10 authorities)");
});

test("a part of one month takes no other month of its area away, and trims no other area", async () => {
	const { store, sqlite } = anIndexProduct();
	const held = ["2021-08", "2026-07", "2026-08"].flatMap((month) => bothIn(month));
	await indexRuns(store).bringIn(
		anIndexFile(indexText(...held), { name: "UK-HPI-full-file-2026-08.csv" }),
	);
	const part = indexText(
		{ code: "E08000019", month: "2026-08", AveragePrice: 5 },
		{ code: "E08000039", month: "2026-09", AveragePrice: 6 },
	);
	const later = indexRuns(store, { isPart: true, at: Date.UTC(2026, 10, 24) });

	const { edition } = await later.bringIn(anIndexFile(part));

	expect(seenPrices(sqlite)).toEqual([
		"E08000003 2021-08 20000000",
		"E08000003 2026-07 20000000",
		"E08000003 2026-08 20000000",
		"E08000039 2021-08 20000000",
		"E08000039 2026-07 20000000",
		"E08000039 2026-08 500",
		"E08000039 2026-09 600",
	]);
	expect(edition).toMatchObject({ asOf: "2026-08", rows: 7 });
	expect(sqlite.prepare("SELECT count(*) AS n FROM house_prices").get()?.["n"]).toBe(7);
});

test("a part of the country comes in beside what is held of the rest, whose date stays", async () => {
	const { store, sqlite } = anIndexProduct();
	await indexRuns(store).bringIn(
		anIndexFile(indexText(...bothIn("2026-08")), { name: "UK-HPI-full-file-2026-08.csv" }),
	);
	const part = anIndexFile(indexText({ code: "E08000003", AveragePrice: 5 }));
	const later = Date.UTC(2026, 10, 24);

	const { edition } = await indexRuns(store, { isPart: true, at: later }).bringIn(part);

	expect(seenPrices(sqlite)).toEqual([
		"E08000003 2026-08 20000000",
		"E08000003 2026-09 500",
		"E08000039 2026-08 20000000",
	]);
	expect(edition).toMatchObject({ asOf: "2026-08", rows: 3, isPart: false });
	const again = indexRuns(store, { isPart: true, at: later + 36e5 });
	expect((await again.bringIn(part)).outcome).toBe("unchanged");
});

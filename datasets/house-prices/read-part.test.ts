import { expect, test } from "vitest";
import { fileOfBytes } from "../test/file-of-bytes.ts";
import { anIndexProduct } from "../test/index-file.ts";
import { bothIn, indexHeader, indexText } from "../test/index-text.ts";
import { findHousePriceColumns } from "./house-price-row.ts";
import { readPart } from "./read-part.ts";

test("a part ends with the very byte at which it has read as much as it may", async () => {
	const bytes = new TextEncoder().encode(indexText(...bothIn("2026-08"), ...bothIn("2026-09")));
	const half = new TextEncoder().encode(indexText(...bothIn("2026-08"))).length;
	const file = fileOfBytes(bytes, { piece: half });
	const progress = {
		base: 0,
		tag: file.tag,
		columns: findHousePriceColumns(indexHeader),
		since: "2021-09",
		offset: 0,
		rows: 0,
		kept: 0,
		unpriced: 0,
		oldEncoding: 0,
		former: {},
		unknown: {},
	};
	const { store } = anIndexProduct();
	const part = await readPart(file, progress, {
		store,
		now: () => 0,
		bytesAtOnce: half,
		isPart: false,
	});
	expect(part).toMatchObject({ kind: "part", done: { count: half, of: bytes.length } });
});

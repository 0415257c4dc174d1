import { mkdtemp, open, rm, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSpill, readGroup, type SpillIndex } from "./spill.ts";

let folder = "";
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "lettable-spill-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function recordsOf(index: SpillIndex, group: string): Promise<string[]> {
	const file = await open(join(folder, "spill"));
	const records: string[] = [];
	try {
		readGroup(file, index[group]?.pieces ?? [], (postcode, record) =>
			records.push(`${postcode}: ${record}`),
		);
	} finally {
		await file.close();
	}
	return records;
}

function spilled(count: number): SpillIndex {
	const spill = openSpill(join(folder, "spill"));
	for (let at = 0; at < count; at += 1) {
		spill.add("M14", "M145LL", `café ${at}\twith a tab`);
		spill.add("BN2", "BN29QA", `sale ${at}`);
	}
	const index = spill.finish();
	spill.close();
	return index;
}

test("a group comes back whole and in order, however many blocks it takes", async () => {
	const index = spilled(2000);

	expect(index["M14"]?.records).toBe(2000);
	expect(await recordsOf(index, "M14")).toEqual(
		Array.from({ length: 2000 }, (_, at) => `M145LL: café ${at}\twith a tab`),
	);
	expect(await recordsOf(index, "BN2")).toEqual(
		Array.from({ length: 2000 }, (_, at) => `BN29QA: sale ${at}`),
	);
});

test("a spill that was cut off is refused", async () => {
	const index = spilled(10);
	await truncate(join(folder, "spill"), 20);

	await expect(recordsOf(index, "BN2")).rejects.toThrow("not whole any more");
});

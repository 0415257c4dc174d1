import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { committedPlaces } from "#datasets/reference/committed-places.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { committedTables as tables } from "#datasets/test/committed-tables.ts";
import { audit } from "#domain/telling/register/audit.ts";
import { lastAudit } from "./last-audit.ts";
import { readAudit } from "./read-audit.ts";

// The homes of the last audit, judged by the register of today, which the pages of the list have corrected since.

const text = await readFile(join(import.meta.dirname, "out-of-sample-addresses.csv"), "utf8");
const { homes, refused } = readAudit(text, committedPlaces(tables));
const { figures, wrong } = audit(homes, readSchemes(tables));

test("150 homes are listed, each question at a postcode of its own", () => {
	expect(refused).toEqual([]);
	expect(new Set(homes.map(({ address }) => address.postcode)).size).toBe(150);
	expect(lastAudit.figures.homes).toBe(homes.length);
});

test("the last audit counts each verdict under its proof", () => {
	const { day: _, figures: all, byProof } = lastAudit;
	for (const outcome of Object.keys(all) as (keyof typeof all)[]) {
		const sum = Object.values(byProof).reduce((total, each) => total + each[outcome], 0);
		expect(sum, outcome).toBe(all[outcome]);
	}
});

test("the register calls no home of the list free that is not, nor bound", () => {
	expect(wrong.filter(({ outcome }) => outcome !== "needless_ask")).toEqual([]);
});

test("since the pages corrected it, it asks needlessly about fewer", () => {
	expect(figures.needless_ask).toBeLessThan(lastAudit.figures.needless_ask);
});

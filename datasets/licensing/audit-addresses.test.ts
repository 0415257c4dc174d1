import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { committedPlaces } from "#datasets/reference/committed-places.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { committedTables as tables } from "#datasets/test/committed-tables.ts";
import { audit } from "#domain/telling/register/audit.ts";
import { readAudit } from "./read-audit.ts";

// Audits the committed register by pages that name whole districts or wards. Five homes still get a question. Slough's schemes ended, and none of our
// pages says that no other followed. Runnymede has such a page, but its row stays open while evidence for a direction is gathered. Guildford's page of
// July 2024 is more than 24 months old, so its "none" has lapsed.

const schemes = readSchemes(tables);
const text = await readFile(join(import.meta.dirname, "audit-addresses.csv"), "utf8");
const { homes, refused } = readAudit(text, committedPlaces(tables));
const NEEDLESS_ASKS = 6;

test("eighty homes are listed, each at a postcode of its own", () => {
	expect(refused).toEqual([]);
	expect(new Set(homes.map(({ address }) => address.postcode)).size).toBe(80);
});

test("half of them lie inside a scheme, and a third outside of every one of its kind", () => {
	const of = (truth: string) => homes.filter((home) => home.truth === truth).length;
	expect([of("required"), of("not_required"), of("ask")]).toEqual([44, 34, 2]);
});

test("of each council's wards or district, at least two homes are inside", () => {
	const inside = new Map<string, number>();
	for (const { truth, kind, place } of homes) {
		if (truth === "required") {
			const scheme = `${place.authorities[0]?.name} ${kind}`;
			inside.set(scheme, (inside.get(scheme) ?? 0) + 1);
		}
	}
	expect([...inside].filter(([, count]) => count < 2)).toEqual([]);
});

test("each is judged in the ward that the postcode file has it in", () => {
	expect(homes.every(({ place }) => place.grain === "unit")).toBe(true);
});

test("the register calls no home of the list free that is not, nor bound, and asks needlessly about six", () => {
	const { figures, wrong } = audit(homes, schemes);
	expect(wrong.filter(({ outcome }) => outcome !== "needless_ask")).toEqual([]);
	expect(figures.needless_ask).toBe(NEEDLESS_ASKS);
});

test("a row that loses a ward, or gains its district, is found out", () => {
	const broken = (id: string, change: Partial<(typeof schemes)[number]>) =>
		audit(
			homes,
			schemes.map((scheme) => (scheme.id === id ? { ...scheme, ...change } : scheme)),
		).figures;
	const newham = "newham-selective-2023-06-01";
	expect(broken(newham, { wardCodes: ["E05013904"] }).false_none).toBe(2);
	expect(broken(newham, { coverage: "whole_district" }).false_required).toBe(2);
	expect(broken(newham, { hasUnmatchedWards: true }).needless_ask).toBe(NEEDLESS_ASKS + 4);
	expect(broken(newham, { start: "2026-11-25", end: null }).false_none).toBe(2);
});

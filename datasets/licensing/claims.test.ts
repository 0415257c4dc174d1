import { expect, test } from "vitest";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { committedTables } from "#datasets/test/committed-tables.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { dateInWords } from "#domain/base/words.ts";
import { proofOf, provenScheme } from "#domain/subjects/licensing/proven-scheme.ts";
import { shownEvidence } from "#domain/subjects/licensing/scheme-evidence.ts";
import { isLive, phaseOn } from "#domain/subjects/licensing/scheme-phase.ts";

// Checks that no row of the register says more than its pages do.

const DAY = "2026-11-26";
const schemes = readSchemes(committedTables);
const read = schemes.filter((scheme) => proofOf(scheme) !== "lead");

/** Sentences about the stages before a scheme exists, and about its making. Any other sentence of a page describes it as existing. */
const asked = /\b(consulted|proposed|asked to|expected|paper)\b/;
const decided =
	/\b(authorised|agreed|approved|decided to|made its)\b|^The (council|cabinet) (made|designated) [^.]* in [A-Z]/;

/** Whether a sentence names the year in which the row says that it began: "for September 2023", "for 2024 to 2029", "from 10 October 2022". */
function namesItsStart(sentence: string, { start }: LicensingScheme): boolean {
	const year = start?.slice(0, 4);
	return year !== undefined && new RegExp(`\\b(for|from|since)\\b[^.]*\\b${year}`).test(sentence);
}

/** The furthest stage that a row's pages prove. */
function reached(row: LicensingScheme): "asked" | "decided" | "told" {
	const sentences = shownEvidence(row.evidence).map(({ proves }) => proves);
	const tells = (sentence: string) =>
		namesItsStart(sentence, row) ||
		(!asked.test(sentence) && !decided.test(sentence) && !/immediate directions/.test(sentence));
	if (sentences.some(tells)) {
		return "told";
	}
	return sentences.some((sentence) => !asked.test(sentence)) ? "decided" : "asked";
}

test("a row is in force only where a page says so, or names its first day", () => {
	const claims = read.filter((row) => phaseOn(row, DAY) === "in_force" && reached(row) !== "told");
	expect(claims.map(({ id }) => id)).toEqual([]);
});

test("a row whose pages tell of a consultation or proposal alone binds nobody", () => {
	const proposals = read.filter((row) => row.kind !== "none" && reached(row) === "asked");
	expect(proposals.filter((row) => isLive(phaseOn(row, DAY))).map(({ id }) => id)).toEqual([]);
	expect(proposals.filter((row) => phaseOn(row, DAY) === "consulting").map(({ id }) => id)).toEqual(
		expect.arrayContaining([
			"coventry-article4-hmo-2023-09-30",
			"great-yarmouth-selective-2026-04-01",
			"great-yarmouth-selective-streets-2026-04-01",
			"middlesbrough-selective-2023-07-03",
		]),
	);
});

test("of each row in force the first day is told where a page names it, and nowhere else", () => {
	const inForce = read.filter((row) => phaseOn(row, DAY) === "in_force" && row.verifiedOn === null);
	expect(inForce.length).toBeGreaterThan(90);
	for (const row of inForce) {
		const day =
			row.start === null ? null : new RegExp(`\\b(${row.start}|${dateInWords(row.start)})\\b`);
		const isNamed = shownEvidence(row.evidence).some(({ proves }) => day?.test(proves));
		const { from, missing } = provenScheme(row, DAY);
		expect([row.id, from, missing.includes("first_day")]).toEqual([
			row.id,
			isNamed ? row.start : null,
			!isNamed,
		]);
	}
});

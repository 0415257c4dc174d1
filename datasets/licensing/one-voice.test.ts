import { describe, expect, test } from "vitest";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { rowsOf } from "#datasets/reference/reference-table.ts";
import { committedTables as tables } from "#datasets/test/committed-tables.ts";
import type { Place } from "#domain/base/facts/facts.ts";
import type { LicensingScheme } from "#domain/base/facts/scheme.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { dateInWords } from "#domain/base/words.ts";
import { judgeLicensing } from "#domain/subjects/licensing/judge-licensing.ts";
import { openId, openScheme } from "#domain/subjects/licensing/open-scheme.ts";
import {
	isTooOld,
	PAGE_TOO_OLD,
	proofInWords,
	provenScheme,
} from "#domain/subjects/licensing/proven-scheme.ts";
import { isLive, phaseOn } from "#domain/subjects/licensing/scheme-phase.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { isNeeded, type Judgement } from "#domain/subjects/licensing/verdict.ts";
import { areaLicensing } from "#domain/telling/areas/area-licensing.ts";
import type { AreaStatus } from "#domain/telling/areas/area-status.ts";
import { schemesOnMap } from "#domain/telling/map/schemes-on-map.ts";
import { someFacts, someUnit } from "#domain/test/some-facts.ts";

// Checks that open register, council page, map and preview agree on every row.

const DAY = "2026-11-26";
const schemes = readSchemes(tables);
const wardsOf = Map.groupBy(rowsOf(tables, "wards"), (row) => String(row["authority_code"]));
const wardNames = new Map(
	rowsOf(tables, "wards").map((row) => [String(row["code"]), String(row["name"])]),
);
const councils = [...Map.groupBy(schemes, ({ authorityCode }) => authorityCode)];

const kinds = {
	selective: "selective",
	additional: "additional",
	article4_hmo: "articleFour",
} as const;

/** The council's page, kind by kind. */
const pageOf = (code: string, rows: readonly LicensingScheme[]) =>
	areaLicensing({
		council: rows[0]?.council ?? "",
		nation: nationOfCode(code),
		schemes: rows,
		wardNames,
		day: DAY,
	});

/** What a preview in a ward of the council says about each kind. */
function previewIn(ward: string, [code, rows]: (typeof councils)[number]) {
	const place: Place = someUnit({
		nation: nationOfCode(code),
		authorities: [{ code, name: rows[0]?.council ?? "", share: 1 }],
		wards: [{ code: ward, name: wardNames.get(ward) ?? ward, share: 1 }],
	});
	return judgeLicensing(
		someFacts({ place, schemes: [...rows] }),
		{ use: "sharers", people: null },
		DAY,
	);
}

/** What the council's page shows for a row. */
function shownOf(row: LicensingScheme, page: ReturnType<typeof pageOf>) {
	const shown = page.flatMap(({ schemes: all }) => all).find(({ id }) => id === openId(row));
	const textOf = (label: string) => shown?.lines.find((line) => line.label === label)?.text ?? "";
	return { shown, textOf };
}

function expectPageToTell(row: LicensingScheme, page: ReturnType<typeof pageOf>) {
	const { phase, word, from, until, missing } = provenScheme(row, DAY);
	const { shown, textOf } = shownOf(row, page);
	// A row that ended according to a list alone is not shown.
	if (shown === undefined) {
		expect(phase, row.id).toBeNull();
		return;
	}
	expect([shown.phase, shown.word], row.id).toEqual([phase, word]);
	expect(textOf("Not proven") !== "", row.id).toBe(missing.length > 0);
	expect(textOf("From"), row.id).toMatch(
		from === null ? /^(.*, by a list)?$/ : new RegExp(`^${dateInWords(from)}$`),
	);
	expect(textOf("Until"), row.id).toMatch(
		until === null ? /^(.*, by a list)?$/ : new RegExp(`^${dateInWords(until)}`),
	);
	expect(textOf("Checked").includes(PAGE_TOO_OLD), row.id).toBe(
		phase !== null && isTooOld(row, DAY),
	);
	expect(phase !== null || shown.lines.length === 0, row.id).toBe(true);
}

function expectRegisterToTell(row: LicensingScheme) {
	const { phase, from, missing } = provenScheme(row, DAY);
	const open = openScheme(row);
	expect(open, row.id).toMatchObject(
		phase === null ? { state: "lead" } : { state: "read", startsOn: from, missing },
	);
}

function expectMapToTell(row: LicensingScheme, page: ReturnType<typeof pageOf>) {
	const { phase, from, until } = provenScheme(row, DAY);
	const [drawn] = schemesOnMap([row], DAY, () => "yes");
	expect(drawn !== undefined, row.id).toBe(isLive(phaseOn(row, DAY)));
	if (drawn) {
		expect(drawn, row.id).toMatchObject(
			phase === null
				? { wards: null, here: "unsettled", from: null, until: null }
				: { name: schemeKindInWords[row.kind], from, until },
		);
		expect(drawn.reach.endsWith("by an old page"), row.id).toBe(isTooOld(row, DAY));
		expect(drawn.proof, row.id).toBe(proofInWords(row, DAY));
		expect(drawn.page ?? undefined, row.id).toEqual(shownOf(row, page).shown?.evidence[0]);
	}
}

/** Where a preview's verdict contradicts the council's page on the same kind. */
function faultsOf({ verdict, schemes: reaching, summary }: Judgement, standing: AreaStatus) {
	const told = reaching.map((row) => provenScheme(row, DAY));
	const isLead = told.length > 0 && told.every(({ proof }) => proof === "lead");
	const ends = [...summary.matchAll(/(By a list \w+ )?ends on ([\w ]+?)[.:]/g)];
	const isProven = (day = "") => told.some(({ until }) => until && dateInWords(until) === day);
	const isOld = reaching.length > 0 && reaching.every((row) => isTooOld(row, DAY));
	return [
		verdict === "likely" && isOld !== summary.includes(PAGE_TOO_OLD) && "age",
		isLead !== summary.includes("We have read no page about it") && "proof",
		isLead && summary.includes("in force") && "a lead in force",
		isNeeded(verdict) && standing !== "live" && standing !== "lead" && "need",
		told.some(({ phase }) => phase === "in_force") && standing !== "live" && "standing",
		told.some(({ phase }) => phase === "consulting") && "a proposal that binds",
		ends.some(([, byList, day]) => (byList === undefined) !== isProven(day)) && "last day",
	].filter((fault) => fault !== false);
}

describe.each(councils)("of %s", (code, rows) => {
	const page = pageOf(code, rows);

	test("register, page and map tell each row by what it is proven by", () => {
		for (const row of rows.filter(({ kind }) => kind !== "none")) {
			expectRegisterToTell(row);
			expectPageToTell(row, page);
			expectMapToTell(row, page);
		}
	});

	test("the preview rests on no row otherwise than the page does", () => {
		const [first] = wardsOf.get(code) ?? [];
		const wards = new Set(rows.flatMap(({ wardCodes }) => wardCodes)).add(String(first?.["code"]));
		for (const ward of wards) {
			const preview = previewIn(ward, [code, rows]);
			for (const { kind, standing } of page) {
				const judgement = preview[kinds[kind]];
				expect(faultsOf(judgement, standing), `${ward} ${kind}: ${judgement.summary}`).toEqual([]);
			}
		}
	});
});

test("Hastings's direction on HMOs is known from a list alone, and each says so", () => {
	const [council] = councils.filter(([code]) => code === "E07000062");
	const [code, rows] = council ?? ["", []];
	const row = rows.find(({ kind }) => kind === "article4_hmo");
	expect(row && openScheme(row).state).toBe("lead");
	const kind = pageOf(code, rows).find((each) => each.kind === "article4_hmo");
	expect(kind?.answer).toContain("We have not read the council's page about it");
	const map = schemesOnMap(rows, DAY, () => "yes").find(({ name }) => name.startsWith("Article 4"));
	expect(map).toMatchObject({ wards: null, from: null, reach: "on a list, not checked" });
	const [ward = ""] = (wardsOf.get(code) ?? []).map((each) => String(each["code"]));
	expect(previewIn(ward, [code, rows]).articleFour.summary).toBe(
		"Use as an HMO probably needs planning permission: a list names an Article 4 direction on HMOs of Hastings here. Ask Hastings to confirm it. We have read no page about it.",
	);
});

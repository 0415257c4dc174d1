import { expect, test } from "vitest";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { rowsOf, type Shares } from "#datasets/reference/reference-table.ts";
import { committedTables as tables } from "#datasets/test/committed-tables.ts";
import type { Place } from "#domain/base/facts/facts.ts";
import { noInputs } from "#domain/base/inputs.ts";
import { nationOfCode } from "#domain/base/nation.ts";
import { type Assessment, assess } from "#domain/judgement/assess.ts";
import type { Licensing } from "#domain/subjects/licensing/judge-licensing.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { homeMapOf } from "#domain/telling/map/home-map.ts";
import { layOutMap } from "#domain/telling/map/lay-out-map.ts";
import type { MapSheet } from "#domain/telling/map/map-sheet.ts";
import { allSilent, someFacts } from "#domain/test/some-facts.ts";
import { storedOutlines } from "./stored-outlines.ts";

// A thousand places of Great Britain, half as placed postcodes and half as sectors: what their map shades and says must match the verdicts.

// Marked as read, as an administrator who has read every page leaves them: otherwise no scheme would be certain.
const schemes = readSchemes(tables).map((scheme) => ({ ...scheme, verifiedOn: "2026-11-20" }));
const sectors = rowsOf(tables, "postcode_sectors");

/** Sectors picked by a walk that any run repeats: every one of a council with schemes is as likely as one without. */
const picked = Array.from(
	{ length: 1_000 },
	(_, at) => sectors[(at * 7_919 + 13) % sectors.length],
);

const named = (shares: Shares) => shares.map(([code, share]) => ({ code, name: code, share }));

function placeOf(row: Record<string, unknown>, isUnit: boolean): Place {
	const [authorities, wards] = [row["authorities"], row["wards"]].map((cell) => cell as Shares);
	const whole = (shares: Shares = []): Shares => shares.slice(0, 1).map(([code]) => [code, 1]);
	const [main] = authorities ?? [];
	return {
		grain: isUnit ? "unit" : "sector",
		nation: nationOfCode(main?.[0] ?? ""),
		region: null,
		authorities: named(isUnit ? whole(authorities) : (authorities ?? [])),
		wards: named(isUnit ? whole(wards) : (wards ?? [])),
		position: isUnit ? { lat: Number(row["lat"]), lng: Number(row["lng"]) } : null,
		source: "codePointOpen",
		asOf: "2025-10",
		deprivationDecile: null,
	};
}

const noFigures = { price: null, energy: null, crime: null, renters: null };
const judged = ["selective", "additional"] as const satisfies readonly (keyof Licensing)[];

function assessed(row: Record<string, unknown>, isUnit: boolean): Assessment {
	const place = placeOf(row, isUnit);
	const here = place.authorities.map(({ code }) => code);
	const facts = {
		...someFacts({ place, live: allSilent(), areas: [] }),
		postcode: `${row["sector"]}AA`,
		schemes: schemes.filter(({ authorityCode }) => here.includes(authorityCode)),
	};
	return assess(facts, { inputs: noInputs, chosen: null, day: "2026-11-25" });
}

const assessments = picked.map((row = {}, at) => ({
	sector: row["sector"],
	assessment: assessed(row, at % 2 === 0),
}));

/** What of a map does not agree with the verdicts, in words. */
function disagreements({ sector, assessment }: (typeof assessments)[number]): string[] {
	const map = homeMapOf(assessment);
	if (!map) {
		return ["no map"];
	}
	const sheet = layOutMap(storedOutlines(map.authority.code), { ...map, figures: noFigures });
	return judged.flatMap((kind) => {
		const { verdict } = assessment.licensing[kind];
		const shown = sheet.schemes.filter(({ name }) => name === schemeKindInWords[kind]);
		const says = shown.map((scheme) => scheme.here);
		const shaded = shown.filter((scheme) => isShaded(scheme, sheet));
		return [
			...(verdict === "none_found" && says.some((each) => each !== "no") ? ["none found"] : []),
			...(verdict === "none_found" && shaded.length > 0 ? ["shaded where none was found"] : []),
			...(verdict === "required" && !says.some((each) => saysSo(each, assessment))
				? ["required, and not said"]
				: []),
			...(says.includes("yes") && !["required", "starting_soon"].includes(verdict)
				? ["surer than the verdict"]
				: []),
			...(shown.some((scheme) => scheme.here === "yes" && !shaded.includes(scheme))
				? ["covers the home, and its ward is not shaded"]
				: []),
		].map((what) => `${sector} ${kind} ${verdict}: ${what}`);
	});
}

/** Several schemes may cover a sector together and make a licence necessary. The map then leaves each single one to be asked about. */
function saysSo(
	here: MapSheet["schemes"][number]["here"],
	{ facts }: (typeof assessments)[number]["assessment"],
): boolean {
	return here === "yes" || (here === "unsettled" && facts.place.grain !== "unit");
}

/** Whether a scheme is drawn over a ward that the home lies in. */
function isShaded({ wards }: MapSheet["schemes"][number], { home }: MapSheet): boolean {
	const own = home.kind === "point" ? [home.ward] : home.kind === "sector" ? home.wards : [];
	return wards === "all" || (wards ?? []).some((at) => own.some((ward) => ward?.at === at));
}

test("of a thousand places the map says what the verdicts say, or to ask", () => {
	expect(assessments).toHaveLength(1_000);
	expect(assessments.flatMap(disagreements)).toEqual([]);
});

test("among the thousand are places under a scheme, places without one, and places to be asked about", () => {
	const counts = Map.groupBy(
		assessments,
		({ assessment }) => assessment.licensing.selective.verdict,
	);
	for (const verdict of ["required", "check_boundary", "none_found"] as const) {
		expect(counts.get(verdict)?.length ?? 0, verdict).toBeGreaterThan(9);
	}
});

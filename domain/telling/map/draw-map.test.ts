import { expect, test } from "vitest";
import { fullSubject, storedOutlines } from "#tools/outlines/stored-outlines.ts";
import { fromPounds } from "../../base/money.ts";
import { someScheme, someSchemeEvidence } from "../../test/some-facts.ts";
import { drawMap, firstMode } from "./draw-map.ts";
import { layOutMap } from "./lay-out-map.ts";
import { svgPath } from "./map-drawing.ts";
import { type MapSubject, mapModes } from "./map-subject.ts";
import { readOutlines, regionsOf } from "./outlines.ts";
import { schemesOnMap } from "./schemes-on-map.ts";

const manchester = storedOutlines("E08000003");
const wards = regionsOf(manchester, "wards");
const areas = regionsOf(manchester, "areas");
const full = fullSubject(manchester);

const draw = (
	over: Partial<MapSubject>,
	mode: (typeof mapModes)[number] = "licence",
	width = 600,
) => drawMap(layOutMap(manchester, { ...full, ...over }), mode, width);

test("every question has a title, a text, a scale, a table that a legend agrees with, and says whose outlines they are", () => {
	for (const mode of mapModes) {
		const map = draw({}, mode);
		expect(map.title).toContain("Manchester");
		expect(map.description).toMatch(/^M14 5LL lies in .*\.$/);
		expect(map.scale.text).toMatch(/ km$/);
		expect(map.attribution.join(" ")).toContain("Office for National Statistics");
		expect(map.table.rows.every((row) => row.length === map.table.columns.length)).toBe(true);
		expect(new Set(map.legend.map(({ sample }) => sample)).size).toBe(map.legend.length);
		const filled = new Set<string>(map.fills.map(({ pattern }) => pattern));
		const named = map.legend.map(({ sample }) => String(sample));
		expect([...filled].filter((pattern) => !named.includes(pattern))).toEqual([]);
	}
});

test("a licence map shades the wards of a scheme with its dates, and takes from the judgement what covers the home", () => {
	const map = draw({});
	expect(map.legend.map(({ name }) => name)).toContain(
		"Selective licensing in 16 wards, from 1 Oct 2023 until 30 Sep 2028",
	);
	expect(map.legend.map(({ name }) => name)).toContain(
		"Additional HMO licensing, the whole district, from 1 Oct 2024",
	);
	expect(map.table.rows.map((row) => row.at(-1))).toEqual([
		"Covers this home",
		"Covers this home",
		"Ask the council",
		"See the map",
	]);
	expect(map.notes).toContain(
		"No page we read says by ward where a scheme ends that is not drawn.",
	);
	expect(map.fills.map(({ pattern }) => pattern)).toEqual(["scheme-1", "scheme-2", "conservation"]);
});

test("every scheme of a licence map, drawn or not, leads to its page, and its row says what that proves and how sure it is", () => {
	const page = {
		url: "https://www.manchester.gov.uk/licensing",
		name: "Council page, read 24 Nov 2026",
		proves: "The scheme began in October.",
	};
	const proof = "Not confirmed on the council's site yet. Ask the council.";
	const [drawn, , undrawn] = full.schemes;
	const schemes = [drawn, undrawn, undrawn].flatMap((each) => each ?? []);
	const map = draw({ schemes: schemes.map((scheme) => ({ ...scheme, page, proof })) });
	const entries = map.legend.filter((entry) => entry.page);
	expect(entries.map(({ name, page: held }) => [name, held?.url])).toEqual([
		["Additional HMO licensing, the whole district, from 1 Oct 2024", page.url],
		["Not drawn: Article 4 direction on HMOs, named areas", page.url],
	]);
	expect(map.table.rows[0]?.[3]).toBe(
		"Council page, read 24 Nov 2026: The scheme began in October. Not confirmed on the council's site yet. Ask the council.",
	);
	const [bare] = draw({ schemes: schemes.map((each) => ({ ...each, page: null, proof })) }).table
		.rows;
	expect(bare?.[3]).toBe(proof);
});

test("a figure shades every area by a quarter of the council's areas, and says the home's own beside the council's", () => {
	const map = draw({}, "price");
	expect(map.table.rows.slice(0, 2)).toEqual([
		[areas[0]?.name, "£150,000"],
		["Manchester", "£150,000"],
	]);
	const counted = map.table.rows.slice(2).map(([where = ""]) => Number.parseInt(where, 10));
	expect(counted.reduce((sum, each) => sum + each, 0)).toBe(areas.length);
	expect(map.outlined).toMatchObject({ kind: "area", code: areas[0]?.code });
});

test("an area without a figure has a look of its own, and a question without figures says so", () => {
	const price = {
		areas: [{ code: areas[1]?.code ?? "", value: fromPounds(90_000) }],
		authority: null,
		asOf: "2025",
	};
	const map = draw({ figures: { ...full.figures, price, crime: null } }, "price");
	expect(map.legend.map(({ name }) => name)).toEqual(
		expect.arrayContaining(["Much the same everywhere", "No figure"]),
	);
	expect(draw({ figures: { ...full.figures, crime: null } }, "crime").notes).toEqual([
		"We hold no figures of these areas.",
	]);
});

test("a sector is spread over its wards by share, outlines none as its own, and leaves out a handful of homes", () => {
	const [first, second, third] = wards.map(({ code }) => code);
	const home = {
		kind: "sector",
		label: "M14 5",
		wards: [
			{ code: second ?? "", share: 0.38 },
			{ code: first ?? "", share: 0.61 },
			{ code: third ?? "", share: 0.01 },
		],
		areas: [],
	} as const;
	const map = draw({ home });
	expect(map.outlined).toBeNull();
	expect(map.description).toContain("M14 5 is spread over 3 wards of Manchester.");
	expect(map.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(["61%", "38%"]));
	expect(map.labels.map(({ text }) => text)).not.toContain("1%");
	expect(map.lines.find(({ look }) => look === "spread")?.path.length).toBeGreaterThan(1);
	expect(map.marks.map(({ look }) => look)).not.toContain("home");
});

test("a sector's figure is named after its area, a postcode's is its own", () => {
	const shares = areas.slice(0, 2).map(({ code }, at) => ({ code, share: at === 0 ? 0.3 : 0.7 }));
	const home = { kind: "sector", label: "M14 5", wards: [], areas: shares } as const;
	expect(draw({ home }, "price").description).toContain(
		`The figure of ${areas[1]?.name} is £180,000.`,
	);
	expect(draw({}, "energy").description).toContain("Its figure is band C.");
});

test.each([320, 600, 1100])("at %i pixels no words meet others or leave the drawing", (width) => {
	for (const code of ["E08000003", "S12000017", "E09000001"]) {
		const outlines = storedOutlines(code);
		const map = drawMap(layOutMap(outlines, fullSubject(outlines)), "licence", width);
		expect(map.labels[0]?.text).toBe("M14 5LL");
		const boxes = map.labels.map(({ text, at: [x, y], anchor }) => ({
			left: x - text.length * 7 * { start: 0, middle: 0.5, end: 1 }[anchor],
			right: x + text.length * 7 * { start: 1, middle: 0.5, end: 0 }[anchor],
			y,
		}));
		for (const [at, { left, right, y }] of boxes.entries()) {
			expect([left >= 0, right <= width, y > 0, y < map.height]).toEqual([true, true, true, true]);
			const others = boxes.filter((other, place) => place !== at && Math.abs(other.y - y) < 14);
			expect(others.filter((other) => other.left < right && left < other.right)).toEqual([]);
		}
	}
});

test("re-warded councils are said to be approximate, others not", () => {
	const notesOf = (code: string) => {
		const outlines = storedOutlines(code);
		return drawMap(layOutMap(outlines, fullSubject(outlines)), "licence", 500).notes;
	};
	expect(notesOf("E06000051")).toContain("Ward borders here are approximate.");
	expect(notesOf("E06000052")).toContain("Some ward borders here are approximate.");
	expect(notesOf("E08000003").filter((note) => note.includes("approximate"))).toEqual([]);
});

test("only schemes that bind are on a map, and only wards that are all of today's are shaded", () => {
	const evidence = [someSchemeEvidence()];
	const schemes = [
		someScheme({ id: "in", evidence, coverage: "wards", wardCodes: ["E05000001"] }),
		someScheme({ id: "lead", coverage: "wards", wardCodes: ["E05000001"] }),
		someScheme({
			id: "unmatched",
			evidence,
			coverage: "wards",
			wardCodes: ["E05000001"],
			hasUnmatchedWards: true,
		}),
		someScheme({ id: "over", coverage: "whole_district", start: "2015-01-01", end: "2020-01-01" }),
		someScheme({ id: "streets", evidence, coverage: "streets", wardCodes: ["E05000001"] }),
	];
	const shown = schemesOnMap(schemes, "2026-11-20", ({ id }) =>
		id === "in" || id === "lead" ? "yes" : "unsettled",
	);
	expect(shown.map(({ wards: shaded, here }) => [shaded, here])).toEqual([
		[["E05000001"], "yes"],
		[null, "unsettled"],
		[null, "unsettled"],
		[null, "unsettled"],
	]);
});

test("outlines of another council, or anything else, are no outlines", () => {
	expect(readOutlines(manchester, "E08000003")).toBe(manchester);
	for (const answer of [
		null,
		"<html>",
		{},
		[],
		{ ...manchester, objects: {} },
		{ ...manchester, arcs: 3 },
	]) {
		expect(readOutlines(answer, "E08000003")).toBeNull();
	}
	expect(readOutlines(manchester, "E08000004")).toBeNull();
});

test("a path is written to a tenth of a pixel", () => {
	const path = [
		[
			[0, 1.234],
			[10, 2],
		] as const,
	];
	expect(svgPath(path, true)).toBe("M0 1.2L10 2Z");
	expect(svgPath(path, false)).toBe("M0 1.2L10 2");
});

test("a council without a scheme shows its first figure first, and licences where it has no figure either", () => {
	const outlines = storedOutlines("E08000003");
	const subject = fullSubject(outlines);
	const none = { price: null, energy: null, crime: null, renters: null };
	const bare = { ...subject, schemes: [], grounds: [] };
	expect(firstMode(layOutMap(outlines, subject))).toBe("licence");
	expect(firstMode(layOutMap(outlines, bare))).toBe("price");
	expect(firstMode(layOutMap(outlines, { ...bare, figures: none }))).toBe("licence");
});

test("of a sector that reaches into another council the map says so", () => {
	const [first, second] = wards;
	const sector = (shares: readonly number[]) =>
		draw({
			home: {
				kind: "sector",
				label: "M14 5",
				wards: [first, second].flatMap((ward, at) =>
					ward ? [{ code: ward.code, share: shares[at] ?? 0 }] : [],
				),
				areas: [],
			},
		}).description;
	expect(sector([0.6, 0.38])).toMatch(/^M14 5 is spread over 2 wards of Manchester\. (?!Part)/);
	expect(sector([0.5, 0.2])).toMatch(/Manchester\. Part of it lies outside Manchester\./);
});

test("a map of a council alone names no home, and says of no scheme that it covers one", () => {
	const map = draw({ home: { kind: "authority" }, grounds: [], station: null });
	expect(map.description).toMatch(/^Manchester by ward\./);
	expect(map.table.columns.map(({ title }) => title)).toEqual([
		"Scheme",
		"Where",
		"When",
		"What it rests on",
	]);
	expect(map.table.rows.every((row) => row.length === 4)).toBe(true);
	expect([map.outlined, map.marks]).toEqual([null, []]);
	expect(JSON.stringify(map)).not.toContain("M14");
	const figures = draw({ home: { kind: "authority" }, grounds: [], station: null }, "renters");
	expect(figures.description).toMatch(/^Manchester by neighbourhood\./);
});

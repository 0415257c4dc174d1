import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { serializeSources } from "#domain/base/evidence-dto.ts";
import type { Band } from "#domain/base/facts/band.ts";
import { fromPounds } from "#domain/base/money.ts";
import { housingBenefitOf } from "#domain/subjects/market/housing-benefit/housing-benefit.ts";
import { freezeMap } from "#domain/telling/map/freeze-map.ts";
import type { MapSubject } from "#domain/telling/map/map-subject.ts";
import { arcsOf, type Outlines, readOutlines, regionsOf } from "#domain/telling/map/outlines.ts";
import { outlinesPath } from "#domain/telling/map/outlines-edition.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { someAssessment } from "#domain/test/some-report.ts";

const root = path.resolve(import.meta.dirname, "../..");

const read = new Map<string, Outlines>();

/** The outlines of an authority as they are served, read once for all who ask. */
export function storedOutlines(code: string): Outlines {
	const known = read.get(code);
	if (known) {
		return known;
	}
	const file = path.join(root, "web/public", outlinesPath(code));
	const outlines = readOutlines(JSON.parse(readFileSync(file, "utf8")), code);
	if (!outlines) {
		throw new Error(`${file} holds no outlines`);
	}
	read.set(code, outlines);
	return outlines;
}

/** Codes of all authorities that have outlines. */
export function storedCodes(): string[] {
	return readdirSync(path.join(root, "web/public", path.dirname(outlinesPath("any"))))
		.map((file) => file.slice(0, -".json".length))
		.toSorted();
}

/** A subject with as much to show as a map ever has: schemes over half of the wards, a figure of every area for every question, a point in the first ward, grounds and a station. */
export function fullSubject(outlines: Outlines): MapSubject {
	const [wards, areas] = [regionsOf(outlines, "wards"), regionsOf(outlines, "areas")];
	const [ring = []] = wards[0]?.rings ?? [];
	const arcs = arcsOf(outlines);
	const corners = ring.flatMap((number) => arcs[number < 0 ? ~number : number] ?? []);
	const mean = (axis: 0 | 1) => corners.reduce((sum, each) => sum + each[axis], 0) / corners.length;
	const position = { lng: mean(0), lat: mean(1) };
	const beside = { lng: position.lng + 0.012, lat: position.lat - 0.008 };
	const around = [
		[-0.01, -0.01],
		[-0.01, 0.01],
		[0.01, 0.01],
		[0.01, -0.01],
	].map(([lng = 0, lat = 0]) => ({ lng: position.lng + lng, lat: position.lat + lat }));
	const figures = <Value>(values: readonly Value[]) => ({
		areas: areas.map(({ code }, at) => ({ code, value: values[at % values.length] as Value })),
		authority: values[0] ?? null,
		asOf: "2026-03",
	});
	const aPage = {
		proof: "Not confirmed on the council's site yet. Ask the council.",
		page: {
			url: "https://www.manchester.gov.uk/licensing",
			name: "Council page, read 24 Nov 2026",
			proves: "The scheme covers these wards.",
		},
	};
	return {
		home: {
			kind: "point",
			label: "M14 5LL",
			position,
			ward: wards[0]?.code ?? null,
			area: areas[0]?.code ?? null,
		},
		schemes: [
			{
				name: "Additional HMO licensing",
				wards: "all",
				reach: "the whole district",
				from: "2024-10-01",
				until: null,
				here: "yes",
				...aPage,
			},
			{
				name: "Selective licensing",
				wards: wards.filter((_, at) => at % 2 === 0).map(({ code }) => code),
				reach: "listed wards",
				from: "2023-10-01",
				until: "2028-09-30",
				here: "yes",
				...aPage,
			},
			{
				name: "Article 4 direction on HMOs",
				wards: null,
				reach: "named areas",
				from: null,
				until: null,
				here: "unsettled",
				...aPage,
			},
		],
		grounds: [{ kind: "conservation", name: "Rosendale Road", rings: [around] }],
		station: { name: "Levenshulme", position: beside, km: 1.24 },
		figures: {
			price: figures([150_000, 180_000, 240_000, 320_000].map(fromPounds)),
			energy: figures<Band>(["C", "D", "E"]),
			crime: figures([4, 7.5, 9, 20, 31]),
			renters: figures([11, 19.5, 30, 48]),
		},
	};
}

/** A report with as much of its neighbourhood as a report ever has: the fullest map of Manchester, and rates of its rental market area. */
export function inNeighbourhood(report: ReportDocument): ReportDocument {
	const outlines = storedOutlines("E08000003");
	const sheet = freezeMap(outlines, fullSubject(outlines));
	const sources = serializeSources([{ source: "outlines", asOf: "2025-05" }]);
	return {
		...report,
		neighbourhood: {
			...report.neighbourhood,
			map: sheet && { sheet, sources },
			housingBenefit: housingBenefitOf(
				someAssessment({ brma: "Southern Greater Manchester", bedrooms: 3 }),
			),
		},
	};
}

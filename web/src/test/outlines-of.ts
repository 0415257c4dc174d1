import { fromPounds } from "#domain/base/money.ts";
import type { MapSubject } from "#domain/telling/map/map-subject.ts";
import { type Outlines, readOutlines, regionsOf } from "#domain/telling/map/outlines.ts";
import { OUTLINES_EDITION } from "#domain/telling/map/outlines-edition.ts";

/** The outlines of Manchester as they are served. */
export async function outlinesOfManchester(): Promise<Outlines> {
	const file = `/web/public/assets/outlines/${OUTLINES_EDITION}/E08000003.json`;
	const outlines = readOutlines(await (await fetch(file)).json(), "E08000003");
	if (!outlines) {
		throw new Error(`${file} holds no outlines`);
	}
	return outlines;
}

/** A home in Rusholme, a scheme over some wards, and prices of all areas. */
export function someMapSubject(outlines: Outlines): MapSubject {
	const wards = regionsOf(outlines, "wards").map(({ code }) => code);
	const areas = regionsOf(outlines, "areas");
	const price = {
		areas: areas.map(({ code }, at) => ({ code, value: fromPounds(150_000 + 4_000 * at) })),
		authority: fromPounds(240_000),
		asOf: "2025",
	};
	return {
		home: {
			kind: "point",
			label: "M14 5LL",
			position: { lat: 53.4552, lng: -2.2249 },
			ward: null,
			area: null,
		},
		schemes: [
			{
				name: "Selective licensing",
				wards: wards.slice(0, 6),
				reach: "listed wards",
				from: "2023-10-01",
				until: "2028-09-30",
				here: "no",
				proof: "Not confirmed on the council's site yet. Ask the council.",
				page: {
					url: "https://www.manchester.gov.uk/selective",
					name: "Council page, read 24 Nov 2026",
					proves: "The scheme started on 1 October 2023.",
				},
			},
		],
		grounds: [],
		station: { name: "Levenshulme", position: { lat: 53.444, lng: -2.193 }, km: 2.4 },
		figures: { price, energy: null, crime: null, renters: null },
	};
}

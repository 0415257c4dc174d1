import { areaSlug, plainName } from "./area-slug.ts";

/** Abolished councils by the name of their successor. Source: the structural changes orders for each, in force on the day given. */
const mergedInto: Readonly<Record<string, readonly string[]>> = {
	// 1 April 2019.
	"Bournemouth, Christchurch and Poole": ["Bournemouth", "Christchurch", "Poole"],
	Dorset: ["East Dorset", "North Dorset", "Purbeck", "West Dorset", "Weymouth and Portland"],
	"East Suffolk": ["Suffolk Coastal", "Waveney"],
	"West Suffolk": ["Forest Heath", "St Edmundsbury"],
	// 1 April 2020.
	Buckinghamshire: ["Aylesbury Vale", "Chiltern", "South Bucks", "Wycombe"],
	// 1 April 2021.
	"North Northamptonshire": ["Corby", "East Northamptonshire", "Kettering", "Wellingborough"],
	"West Northamptonshire": ["Daventry", "Northampton", "South Northamptonshire"],
	// 1 April 2023; Taunton Deane and West Somerset had merged on 1 April 2019.
	Cumberland: ["Allerdale", "Carlisle", "Copeland"],
	"Westmorland and Furness": ["Barrow-in-Furness", "Eden", "South Lakeland"],
	"North Yorkshire": [
		"Craven",
		"Hambleton",
		"Harrogate",
		"Richmondshire",
		"Ryedale",
		"Scarborough",
		"Selby",
	],
	Somerset: [
		"Mendip",
		"Sedgemoor",
		"Somerset West and Taunton",
		"South Somerset",
		"Taunton Deane",
		"West Somerset",
	],
};

/** Common names of councils with another official name. */
const alsoKnownAs: Readonly<Record<string, readonly string[]>> = {
	"Bournemouth, Christchurch and Poole": ["BCP"],
	"Bristol, City of": ["Bristol"],
	"City of Edinburgh": ["Edinburgh"],
	"County Durham": ["Durham"],
	"Aberdeen City": ["Aberdeen"],
	"Dundee City": ["Dundee"],
	"Folkestone and Hythe": ["Shepway"],
	"Glasgow City": ["Glasgow"],
	"Herefordshire, County of": ["Herefordshire"],
	"Kingston upon Hull, City of": ["Hull", "Kingston upon Hull"],
	"Na h-Eileanan Siar": ["Western Isles", "Outer Hebrides"],
	"Rhondda Cynon Taf": ["Rhondda Cynon Taff"],
	"Scottish Borders": ["Borders"],
	"Isle of Anglesey": ["Anglesey", "Ynys Mon"],
	"Southend-on-Sea": ["Southend"],
	"St. Helens": ["Saint Helens"],
};

const successors: ReadonlyMap<string, string> = new Map(
	[mergedInto, alsoKnownAs].flatMap((table) =>
		Object.entries(table).flatMap(([today, names]) =>
			names.map((name): [string, string] => [areaSlug(name), areaSlug(today)]),
		),
	),
);

/** Present slug for any slug: a former or other name leads to the council's own, anything else to itself. */
export function slugToday(slug: string): string {
	return successors.get(slug) ?? slug;
}

/** Councils that an authority replaced, and its other names, for searching. `name`: official, or as used in a sentence. */
export function otherNamesOf(name: string): readonly string[] {
	return [mergedInto, alsoKnownAs].flatMap((table) =>
		Object.entries(table).flatMap(([today, names]) =>
			plainName(today) === plainName(name) ? names : [],
		),
	);
}

import { areaSlug, plainName } from "./area-slug.ts";

/** Councils that are no more, by the name of the one that took their place. Source: the structural changes orders for each, in force on the day given. */
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

/** Names by which people know a council whose official name is another. */
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

/** Where an address leads today: that of a council's former or other name to the council's own, any other to itself. */
export function slugToday(slug: string): string {
	return successors.get(slug) ?? slug;
}

/** The councils that an authority took the place of, and its other names: what people may look it up by. `name`: official, or as a sentence has it. */
export function otherNamesOf(name: string): readonly string[] {
	return [mergedInto, alsoKnownAs].flatMap((table) =>
		Object.entries(table).flatMap(([today, names]) =>
			plainName(today) === plainName(name) ? names : [],
		),
	);
}

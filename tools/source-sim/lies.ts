import type { SourceName } from "./source-names.ts";

/** Every field that a portal's page may have, with what it cannot mean. */
const lyingHome = {
	propertyData: {
		id: "100000001",
		bedrooms: "three",
		prices: { primaryPrice: 250_000 },
		address: 7,
	},
	props: { initialReduxState: { property: { id: "100000004", price: ["£"], keyInfo: "none" } } },
};
const lyingPage = (script: string) =>
	`<!doctype html><title>A home</title><script ${script}</script>`;

/**
 * Well-formed JSON, lines, or a page in each source's outline that no source may send: values that cannot be beside values of the wrong
 * type. Nothing in it may reach a page.
 */
export const lies: Readonly<Record<SourceName, unknown>> = {
	"postcodes-io": {
		status: 200,
		result: {
			postcode: "M14 5LL",
			country: "England",
			region: 7,
			latitude: 5345.018,
			longitude: "west",
			admin_district: "Manchester",
			admin_ward: "Rusholme",
			codes: { admin_district: 8, admin_ward: "ward", msoa: null },
		},
	},
	"epc-register": {
		data: [
			{
				addressLine1: "1 Pretend Terrace",
				certificateNumber: "none",
				currentEnergyEfficiencyBand: "A",
				postcode: "M14 5LL",
				registrationDate: "2026-02-31",
				uprn: -1,
				energy_rating_current: 4000,
			},
		],
		pagination: { totalRecords: "many" },
	},
	"land-registry": {
		results: {
			bindings: [
				{
					txid: { value: "1" },
					amount: { value: "-999999.5" },
					date: { value: "2025-02-30" },
					postcode: { value: "M14 5LL" },
				},
			],
		},
	},
	"planning-data": {
		entities: [{ entity: -1, dataset: "flood-risk-zone", "flood-risk-level": 99 }],
		count: "several",
	},
	police: [{ category: 12, month: "2026-99" }],
	flood: { items: [{ severityLevel: -3, description: null, timeRaised: 5 }] },
	"bank-rate": "DATE,IUDBEDR\n31 Feb 2026,375\n",
	rightmove: lyingPage(`>window.PAGE_MODEL = ${JSON.stringify(lyingHome)}`),
	zoopla: lyingPage(
		'>self.__next_f.push([1,"\\"priceActual\\":-1,\\"latitude\\":900,\\"longitude\\":0}"])',
	),
	onthemarket: lyingPage(`id="__NEXT_DATA__">${JSON.stringify(lyingHome)}`),
	"private-rents": {
		datasets: [{ uri: "//elsewhere.example/32june2026" }],
		downloads: [{ file: "https://elsewhere.example/rents.xlsx" }],
	},
	"price-paid-files":
		'"{none}","-1","2026-02-31 00:00","NOWHERE","X","?","?","","","","","","","","Z","A"\n',
	"house-price-index": "Date,RegionName,AreaCode,AveragePrice\n31/02/2026,Nowhere,E99999999,-1\n",
	"planning-files":
		"entity,name,organisation-entity,end-date,permitted-development-rights\r\n-1,,nobody,31 Feb 2026\r\n",
	"council-pages": "<!doctype html><title>Just a moment...</title>",
};

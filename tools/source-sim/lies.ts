import type { SourceName } from "./source-names.ts";

/**
 * Well-formed JSON, or lines, in each source's outline that no source may send: values that cannot be beside values of the wrong
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
};

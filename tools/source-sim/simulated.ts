import type { Reply, SourceRequest } from "./exchange.ts";
import { answerBankRate } from "./sources/bank-rate.ts";
import { answerCouncilPages } from "./sources/council-pages.ts";
import { answerEpcRegister } from "./sources/epc-register.ts";
import { answerFlood } from "./sources/flood.ts";
import { answerHousePriceIndex } from "./sources/house-price-index.ts";
import { answerLandRegistry } from "./sources/land-registry.ts";
import { answerLanguageModel } from "./sources/language-model.ts";
import { answerPlanningData } from "./sources/planning-data.ts";
import { answerPlanningFiles } from "./sources/planning-files.ts";
import { answerPolice } from "./sources/police.ts";
import { answerOnTheMarket, answerRightmove, answerZoopla } from "./sources/portals.ts";
import { answerPostcodesIo } from "./sources/postcodes-io.ts";
import { answerPricePaidFiles } from "./sources/price-paid-files.ts";
import { answerPrivateRents } from "./sources/private-rents.ts";
import { answerTurnstile } from "./sources/turnstile.ts";

type Simulated = {
	/** Variable of the Worker that holds its address; null where it is no address of one publisher. */
	readonly variable: string | null;
	readonly answer: (sourceRequest: SourceRequest) => Reply;
	/** A well-formed answer with content that the source may never send: impossible values and values of the wrong type. Nothing in it may reach a page. */
	readonly malformed: unknown;
};

/** Every field that a portal's page may have, with what it cannot mean. */
const malformedHome = {
	propertyData: {
		id: "100000001",
		bedrooms: "three",
		prices: { primaryPrice: 250_000 },
		address: 7,
	},
	props: { initialReduxState: { property: { id: "100000004", price: ["£"], keyInfo: "none" } } },
};
const malformedPage = (script: string) =>
	`<!doctype html><title>A home</title><script ${script}</script>`;

/** The sources simulated, each under its name as the first part of the path. */
export const simulated = {
	"postcodes-io": {
		variable: "POSTCODES_IO_URL",
		answer: answerPostcodesIo,
		malformed: {
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
	},
	"epc-register": {
		variable: "EPC_REGISTER_URL",
		answer: answerEpcRegister,
		malformed: {
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
	},
	"land-registry": {
		variable: "LAND_REGISTRY_URL",
		answer: answerLandRegistry,
		malformed: {
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
	},
	"planning-data": {
		variable: "PLANNING_DATA_URL",
		answer: answerPlanningData,
		malformed: {
			entities: [{ entity: -1, dataset: "flood-risk-zone", "flood-risk-level": 99 }],
			count: "several",
		},
	},
	police: {
		variable: "POLICE_URL",
		answer: answerPolice,
		malformed: [{ category: 12, month: "2026-99" }],
	},
	flood: {
		variable: "FLOOD_URL",
		answer: answerFlood,
		malformed: { items: [{ severityLevel: -3, description: null, timeRaised: 5 }] },
	},
	"bank-rate": {
		variable: "BANK_RATE_URL",
		answer: answerBankRate,
		malformed: "DATE,IUDBEDR\n31 Feb 2026,375\n",
	},
	rightmove: {
		variable: "RIGHTMOVE_URL",
		answer: answerRightmove,
		malformed: malformedPage(`>window.PAGE_MODEL = ${JSON.stringify(malformedHome)}`),
	},
	zoopla: {
		variable: "ZOOPLA_URL",
		answer: answerZoopla,
		malformed: malformedPage(
			'>self.__next_f.push([1,"\\"priceActual\\":-1,\\"latitude\\":900,\\"longitude\\":0}"])',
		),
	},
	onthemarket: {
		variable: "ONTHEMARKET_URL",
		answer: answerOnTheMarket,
		malformed: malformedPage(`id="__NEXT_DATA__">${JSON.stringify(malformedHome)}`),
	},
	"private-rents": {
		variable: "PRIVATE_RENTS_URL",
		answer: answerPrivateRents,
		malformed: {
			datasets: [{ uri: "//elsewhere.example/32june2026" }],
			downloads: [{ file: "https://elsewhere.example/rents.xlsx" }],
		},
	},
	"price-paid-files": {
		variable: "PRICE_PAID_FILES_URL",
		answer: answerPricePaidFiles,
		malformed:
			'"{none}","-1","2026-02-31 00:00","NOWHERE","X","?","?","","","","","","","","Z","A"\n',
	},
	"house-price-index": {
		variable: "HOUSE_PRICE_INDEX_URL",
		answer: answerHousePriceIndex,
		malformed: "Date,RegionName,AreaCode,AveragePrice\n31/02/2026,Nowhere,E99999999,-1\n",
	},
	"planning-files": {
		variable: "PLANNING_FILES_URL",
		answer: answerPlanningFiles,
		malformed:
			"entity,name,organisation-entity,end-date,permitted-development-rights\r\n-1,,nobody,31 Feb 2026\r\n",
	},
	"language-model": {
		variable: "SIMULATED_MODEL_URL",
		answer: answerLanguageModel,
		malformed: { response: { keyRisks: [{ claim: "first", text: 7 }], recommendations: null } },
	},
	turnstile: {
		variable: "TURNSTILE_URL",
		answer: answerTurnstile,
		malformed: { success: "perhaps", "error-codes": "none" },
	},
	"council-pages": {
		variable: null,
		answer: answerCouncilPages,
		malformed: "<!doctype html><title>Just a moment...</title>",
	},
} as const satisfies Readonly<Record<string, Simulated>>;
export type SourceName = keyof typeof simulated;

export const sourceNames = Object.keys(simulated) as SourceName[];

export function isSourceName(name: unknown): name is SourceName {
	return sourceNames.some((known) => known === name);
}

import { OGL, type SourceRecord } from "./source-record.ts";

/** What is read of a place beyond prices and rents: who lives there, what housing benefit pays, how deprived it is, where its station is. Part of `sources.ts`. */
export const placeSources = {
	localHousingAllowanceEngland: {
		name: "Local Housing Allowance of England",
		publisher: "Valuation Office Agency",
		url: "https://www.gov.uk/government/collections/local-housing-allowance-lha-rates",
		licence: `${OGL}. © Crown copyright.`,
		/** Published each 1 April for a whole year. */
		ageLimit: 11,
	},
	localHousingAllowanceScotland: {
		name: "Local Housing Allowance of Scotland",
		publisher: "Scottish Government",
		url: "https://lha-direct.voa.gov.uk/",
		licence: `${OGL}. © Crown copyright.`,
		ageLimit: 11,
	},
	localHousingAllowanceWales: {
		name: "Local Housing Allowance of Wales",
		publisher: "Rent Officers Wales",
		url: "https://lha-direct.voa.gov.uk/",
		licence: `${OGL}. © Crown copyright.`,
		ageLimit: 11,
	},
	localHousingAllowanceNorthernIreland: {
		name: "Local Housing Allowance of Northern Ireland",
		publisher: "Northern Ireland Housing Executive",
		url: "https://www.nihe.gov.uk/",
		licence: OGL,
		ageLimit: 11,
	},
	censusEnglandWales: {
		name: "Census 2021: tenure, kinds of homes, overcrowding",
		publisher: "Office for National Statistics",
		url: "https://www.ons.gov.uk/census",
		licence: `${OGL}. Source: Office for National Statistics, Census 2021.`,
		/** Every ten years. */
		ageLimit: null,
	},
	censusScotland: {
		name: "Scotland’s Census 2022: tenure and kinds of homes",
		publisher: "National Records of Scotland",
		url: "https://www.scotlandscensus.gov.uk",
		licence: `${OGL}. Source: National Records of Scotland, Census 2022.`,
		ageLimit: null,
	},
	censusNorthernIreland: {
		name: "Census 2021 of Northern Ireland: tenure and kinds of homes",
		publisher: "Northern Ireland Statistics and Research Agency",
		url: "https://www.nisra.gov.uk/statistics/census",
		licence: `${OGL}. Source: NISRA, Census 2021.`,
		ageLimit: null,
	},
	deprivationEngland: {
		name: "English Indices of Deprivation 2025",
		publisher: "Ministry of Housing, Communities and Local Government",
		url: "https://www.gov.uk/government/collections/english-indices-of-deprivation",
		licence: OGL,
		/** Every five years or so. */
		ageLimit: null,
	},
	deprivationScotland: {
		name: "Scottish Index of Multiple Deprivation 2020",
		publisher: "Scottish Government",
		url: "https://www.gov.scot/collections/scottish-index-of-multiple-deprivation-2020/",
		licence: OGL,
		ageLimit: null,
	},
	deprivationWales: {
		name: "Welsh Index of Multiple Deprivation 2019",
		publisher: "Welsh Government",
		url: "https://www.gov.wales/welsh-index-multiple-deprivation",
		licence: OGL,
		ageLimit: null,
	},
	earnings: {
		name: "Annual Survey of Hours and Earnings, table 8.7a",
		publisher: "Office for National Statistics",
		url: "https://www.ons.gov.uk/employmentandlabourmarket/peopleinwork/earningsandworkinghours/datasets/placeofresidencebylocalauthorityashetable8",
		licence: `${OGL}. Source: Office for National Statistics.`,
		/** Every autumn. */
		ageLimit: 24,
	},
	railStations: {
		name: "National Public Transport Access Nodes: railway stations",
		publisher: "Department for Transport",
		url: "https://www.gov.uk/government/publications/national-public-transport-access-node-schema",
		licence: OGL,
		/** Updated daily by its publisher and by us with each release; about twenty stations open a year, fewer than one in a hundred. */
		ageLimit: 36,
	},
} as const satisfies Record<string, SourceRecord>;

import { placeSources } from "./place-sources.ts";
import { APP_NAME } from "./product.ts";
import { OGL, type Source, type SourceRecord } from "./source-record.ts";

export const sources = {
	codePointOpen: {
		name: "Code-Point Open",
		publisher: "Ordnance Survey",
		url: "https://www.ordnancesurvey.co.uk/products/code-point-open",
		licence: `${OGL}. Contains OS data © Crown copyright and database right 2026. Contains Royal Mail data © Royal Mail copyright and database right 2026.`,
		/** Four editions a year. */
		ageLimit: 12,
	},
	outlines: {
		name: "Outlines of wards and census areas",
		publisher: "Office for National Statistics",
		url: "https://geoportal.statistics.gov.uk/",
		licence: `${OGL}. Office for National Statistics; Scottish Government; LPS and NISRA. Contains OS data © Crown copyright and database right 2025.`,
		/** Redrawn with the wards; every map names its edition. */
		ageLimit: null,
	},
	postcodeDirectory: {
		name: "National Statistics Postcode Lookup",
		publisher: "Office for National Statistics",
		url: "https://geoportal.statistics.gov.uk/search?q=NSPL",
		licence: `${OGL}. Contains OS data © Crown copyright and database right 2026. Contains Royal Mail data © Royal Mail copyright and database right 2026. Source: Office for National Statistics.`,
		ageLimit: 12,
	},
	postcodesIo: {
		name: "postcodes.io (ONS Postcode Directory)",
		publisher: "Office for National Statistics",
		url: "https://postcodes.io",
		licence: `${OGL}. Contains OS data © Crown copyright and database right 2026. Contains Royal Mail data © Royal Mail copyright and database right 2026. Source: Office for National Statistics.`,
		ageLimit: 12,
	},
	energyRegister: {
		name: "Energy performance of buildings register",
		publisher: "Ministry of Housing, Communities and Local Government",
		url: "https://get-energy-performance-data.communities.gov.uk",
		licence: `${OGL}. Addresses: © Royal Mail and Ordnance Survey, shown to explain a building's energy performance.`,
		ageLimit: null,
	},
	importedCertificates: {
		name: "Energy certificates, imported",
		publisher: "Ministry of Housing, Communities and Local Government",
		url: "https://get-energy-performance-data.communities.gov.uk",
		licence: `${OGL}. Addresses: © Royal Mail and Ordnance Survey, shown to explain a building's energy performance.`,
		/** Every month; certificates are lodged every day. */
		ageLimit: 6,
	},
	importedCertificatesScotland: {
		name: "Scottish energy certificates, imported",
		publisher: "Scottish Government",
		url: "https://statistics.gov.scot/resource?uri=http%3A%2F%2Fstatistics.gov.scot%2Fdata%2Fdomestic-energy-performance-certificates",
		licence: `${OGL}. Addresses, which are Royal Mail's, are not shown.`,
		/** Every quarter, some weeks after it. */
		ageLimit: 12,
	},
	energyByArea: {
		name: "Energy certificates by area",
		publisher: "Ministry of Housing, Communities and Local Government",
		url: "https://get-energy-performance-data.communities.gov.uk",
		licence: OGL,
		/** Counted again with a release. */
		ageLimit: 24,
	},
	pricePaid: {
		name: "Price Paid Data",
		publisher: "HM Land Registry",
		url: "https://www.gov.uk/government/statistical-data-sets/price-paid-data-downloads",
		licence: `${OGL}. Contains HM Land Registry data © Crown copyright and database right 2026.`,
		/** Every month, three to four weeks after the month; sales are registered for months after. */
		ageLimit: 4,
	},
	housePriceIndex: {
		name: "UK House Price Index",
		publisher: "HM Land Registry",
		url: "https://www.gov.uk/government/collections/uk-house-price-index-reports",
		licence: `${OGL}. Contains HM Land Registry data © Crown copyright and database right 2026.`,
		/** Every month, six to seven weeks after the month; its sales are counted two months later than its prices. */
		ageLimit: 6,
	},
	privateRents: {
		name: "Price Index of Private Rents",
		publisher: "Office for National Statistics",
		url: "https://www.ons.gov.uk/economy/inflationandpriceindices/datasets/priceindexofprivaterentsukmonthlypricestatistics",
		licence: `${OGL}. Source: Office for National Statistics.`,
		/** Every month, three weeks after the month. */
		ageLimit: 4,
	},
	councilTaxStock: {
		name: "Council tax: stock of properties",
		publisher: "Valuation Office Agency",
		url: "https://www.gov.uk/government/collections/council-tax-statistics",
		licence: OGL,
		/** Once a year. */
		ageLimit: 24,
	},
	...placeSources,
	bankRate: {
		name: "Official Bank Rate",
		publisher: "Bank of England",
		url: "https://www.bankofengland.co.uk/boeapps/database/Bank-Rate.asp",
		licence: "© Bank of England, reproduced with its source named",
		/** Asked every week, so our figure is at most a week old. */
		ageLimit: 1,
	},
	licensingRegister: {
		name: `Council licensing schemes, collected by ${APP_NAME}`,
		publisher: "The council named",
		url: "https://www.gov.uk/private-renting/houses-in-multiple-occupation",
		licence: "Facts published by each council; check with the council before relying on them",
		/** Schemes begin and end in any month, with three months' notice. */
		ageLimit: 6,
	},
	housingLawScotland: {
		name: "Housing (Scotland) Act 2006",
		publisher: "legislation.gov.uk",
		url: "https://www.legislation.gov.uk/asp/2006/1/contents",
		licence: OGL,
		ageLimit: null,
	},
	housingLawNorthernIreland: {
		name: "Houses in Multiple Occupation Act (Northern Ireland) 2016",
		publisher: "legislation.gov.uk",
		url: "https://www.legislation.gov.uk/nia/2016/22/contents",
		licence: OGL,
		ageLimit: null,
	},
	housingLaw: {
		name: "Housing Act 2004 and its regulations",
		publisher: "legislation.gov.uk",
		url: "https://www.legislation.gov.uk/ukpga/2004/34/contents",
		licence: OGL,
		ageLimit: null,
	},
	planningLawEngland: {
		name: "Town and Country Planning (Use Classes) Order 1987",
		publisher: "legislation.gov.uk",
		url: "https://www.legislation.gov.uk/uksi/1987/764/contents",
		licence: OGL,
		ageLimit: null,
	},
	planningLawWales: {
		name: "Town and Country Planning (Use Classes) (Amendment) (Wales) Order 2016",
		publisher: "legislation.gov.uk",
		url: "https://www.legislation.gov.uk/wsi/2016/28/contents",
		licence: OGL,
		ageLimit: null,
	},
	planningLawNorthernIreland: {
		name: "Planning (Use Classes) Order (Northern Ireland) 2015",
		publisher: "legislation.gov.uk",
		url: "https://www.legislation.gov.uk/nisr/2015/40/contents",
		licence: OGL,
		ageLimit: null,
	},
	planningData: {
		name: "Planning Data",
		publisher: "Ministry of Housing, Communities and Local Government",
		url: "https://www.planning.data.gov.uk",
		licence: `${OGL}. © Crown copyright and database right 2026. planning.data.gov.uk.`,
		/** Authorities publish irregularly; flood maps change a few times a year. */
		ageLimit: 12,
	},
	police: {
		name: "Street-level crime",
		publisher: "Home Office, data.police.uk",
		url: "https://data.police.uk",
		licence: OGL,
		/** Every month, two months after the month, but forces fail for months, and area rates are means of three years. */
		ageLimit: 12,
	},
	floodWarnings: {
		name: "Live flood warnings",
		publisher: "Environment Agency",
		url: "https://environment.data.gov.uk/flood-monitoring/doc/reference",
		licence: `${OGL}. This uses Environment Agency flood and river level data from the real-time data API.`,
		ageLimit: null,
	},
	visitor: {
		name: "Your own figure",
		publisher: "You",
		url: "",
		licence: "Yours",
		ageLimit: null,
	},
	lettable: {
		name: `${APP_NAME} score method`,
		publisher: APP_NAME,
		url: "/documentation?tab=risk-assessment",
		licence: "Computed from the figures shown",
		ageLimit: null,
	},
} as const satisfies Record<string, SourceRecord>;

export type SourceId = keyof typeof sources;

/** The public part of a source, without its age limit. */
export function publishedSource(id: SourceId): Source {
	const { name, publisher, url, licence } = sources[id];
	return { name, publisher, url, licence };
}

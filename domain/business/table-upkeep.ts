import type { IsoDate } from "../base/calendar.ts";
import type { HeldTableId } from "../base/held-tables.ts";
import { type DueTable, tableIds, tableOn } from "../base/table-ends.ts";

/** Where a table stands, and where a person looks for the next one. */
export type TableUpkeep = {
	/** Paths of the files in which it stands. */
	readonly files: readonly string[];
	/** Publisher and rhythm, in a sentence for an administrator. */
	readonly next: string;
	/** The publisher's page. */
	readonly url: string;
};

const finance = (...names: readonly string[]) =>
	names.map((name) => `domain/subjects/finance/${name}.ts`);
const compliance = (...names: readonly string[]) =>
	names.map((name) => `domain/subjects/compliance/${name}.ts`);
const licensing = (...names: readonly string[]) =>
	names.map((name) => `domain/subjects/licensing/${name}.ts`);

const budget = "A Budget and its Finance Act set the next ones.";
const unannounced = "Lenders change them without notice.";
const yearly = "Read the pages that its lines name once a year.";
const legislation = "https://www.legislation.gov.uk";

/** Of every table, in no order: `held-tables.ts` has that. */
export const tableUpkeep: Readonly<Record<HeldTableId, TableUpkeep>> = {
	loan_rates: {
		files: finance("assumptions"),
		next: "Moneyfacts publishes averages every month.",
		url: "https://moneyfactsgroup.co.uk/media-centre/",
	},
	capital_gains_tax: {
		files: [...finance("capital-gains"), "domain/telling/report/money/company-words.ts"],
		next: budget,
		url: "https://www.gov.uk/capital-gains-tax/rates",
	},
	purchase_tax: {
		files: finance("purchase-levies"),
		next: budget,
		url: "https://www.gov.uk/stamp-duty-land-tax/residential-property-rates",
	},
	income_tax: {
		files: [...finance("nation-taxes"), "domain/judgement/dates/tax-dates.ts"],
		next: budget,
		url: "https://www.gov.uk/income-tax-rates",
	},
	corporation_tax: {
		files: finance("corporation-tax"),
		next: budget,
		url: "https://www.gov.uk/corporation-tax-rates",
	},
	dividend_tax: {
		files: finance("dividend-tax"),
		next: budget,
		url: "https://www.gov.uk/tax-on-dividends",
	},
	ated: {
		files: finance("ated"),
		next: "GOV.UK publishes the next ones by March.",
		url: "https://www.gov.uk/guidance/annual-tax-on-enveloped-dwellings-the-basics",
	},
	high_value_surcharge: {
		files: finance("high-value-surcharge"),
		next: "Its Act was not read, and a Budget may move its limits.",
		url: "https://www.gov.uk/government/collections/council-tax-statistics",
	},
	landlord_database: {
		files: compliance("landlord-database"),
		next: "Read whether the regulations were made, and the fee that its operator sets.",
		url: `${legislation}/ukdsi/2026/9780348286861`,
	},
	lender_tests: {
		files: finance("lender-table"),
		next: unannounced,
		url: "https://www.trustpms.com/Mortgages/Tools-Calculators/Rent-to-Mortgage-Calculator",
	},
	lenders_leases: {
		files: finance("lease-rules"),
		next: unannounced,
		url: "https://lendershandbook.ukfinance.org.uk/lenders-handbook/englandandwales/question-list/1846",
	},
	company_rates: {
		files: finance("letting-costs"),
		next: "Moneyfacts publishes averages of companies and persons every month.",
		url: "https://moneyfactsgroup.co.uk/media-centre/",
	},
	energy_cap: {
		files: finance("room-costs"),
		next: "Ofgem publishes the next one about five weeks before.",
		url: "https://www.ofgem.gov.uk/energy-price-cap",
	},
	income_tax_scotland: {
		files: finance("nation-taxes"),
		next: "The Scottish Parliament sets the next ones in its rate resolution, by March.",
		url: "https://www.gov.scot/publications/scottish-income-tax-rates-and-bands/",
	},
	purchase_tax_scotland: {
		files: finance("purchase-levies"),
		next: "The Scottish Budget says whether they change.",
		url: "https://revenue.scot/taxes/land-buildings-transaction-tax",
	},
	purchase_tax_wales: {
		files: finance("purchase-levies"),
		next: "The Welsh Budget says whether they change.",
		url: "https://www.gov.wales/land-transaction-tax-rates-and-bands",
	},
	duties: {
		files: [
			...compliance("duty", "duties-england", "duties-elsewhere", "duties-everywhere"),
			...compliance("possession", "timeline"),
		],
		next: "Read what begins, and whether days were set for what is expected.",
		url: `${legislation}/ukpga/2025/26/contents`,
	},
	licensing_law: {
		files: [...licensing("licensing-law", "mandatory"), ...documented("english-licences")],
		next: "Acts and orders change it in any month.",
		url: `${legislation}/ukpga/2004/34/contents`,
	},
	licence_exemptions: {
		files: licensing("national-exemptions"),
		next: "Read the order as revised on 1 May 2026, and the day of reading goes beside it.",
		url: `${legislation}/uksi/2006/370/article/2`,
	},
	licensing_register: {
		files: ["datasets/reference/manifest.json"],
		next: "The panel's queue says which rows to read first.",
		url: "https://www.gov.uk/private-renting/houses-in-multiple-occupation",
	},
	letting_standards: {
		files: ["domain/subjects/energy/letting-standard.ts", "domain/subjects/energy/energy-law.ts"],
		next: "Band C needs an Act and regulations; Scotland has postponed its new certificates.",
		url: "https://www.gov.uk/guidance/domestic-private-rented-property-minimum-energy-efficiency-standard-landlord-guidance",
	},
	heat_pump_grant: {
		files: ["domain/subjects/energy/heat-pump-grant.ts"],
		next: "Ofgem and the government announce changes of the scheme.",
		url: "https://www.gov.uk/apply-boiler-upgrade-scheme",
	},
	planning_law: {
		files: licensing("planning-law"),
		next: "Orders change it in any month.",
		url: `${legislation}/uksi/1987/764/contents`,
	},
	lease_law: {
		files: finance("lease-rules"),
		next: "The Act of 2024 ends the marriage value once that part is in force.",
		url: "https://www.lease-advice.org/advice-guide/lease-extension-valuation/",
	},
	licence_fees: {
		files: licensing("licensing-law"),
		next: "Councils set fees in any month: read a dozen of their pages.",
		url: "https://www.gov.uk/find-local-council",
	},
	landlord_registers: {
		files: compliance("landlord-register"),
		next: "Rent Smart Wales, Scotland and Northern Ireland set them, mostly from April.",
		url: "https://www.rentsmart.gov.wales/en/",
	},
	household_bills: {
		files: finance("room-costs", "letting-costs"),
		next: "Governments, Water UK and the BBC publish the next ones from January to March.",
		url: "https://www.gov.uk/government/collections/council-tax-statistics",
	},
	local_housing_allowance: {
		files: ["domain/subjects/market/housing-benefit/rate-tables.ts"],
		next: "The four nations' rent officers publish the next ones by the end of January.",
		url: "https://www.gov.uk/government/collections/local-housing-allowance-lha-rates",
	},
	service_charge: {
		files: finance("service-charge"),
		next: "Hamptons publishes the average of a year in the March after it.",
		url: "https://www.hamptons.co.uk/articles",
	},
	inflation: {
		files: finance("letting-costs"),
		next: "The Office for National Statistics publishes it every month.",
		url: "https://www.ons.gov.uk/economy/inflationandpriceindices",
	},
	letting_costs: {
		files: finance("letting-costs"),
		next: yearly,
		url: "https://www.gov.uk/government/publications/companies-house-fees",
	},
	room_costs: {
		files: finance("room-costs"),
		next: yearly,
		url: "https://www.uswitch.com/broadband/",
	},
	usual_costs: {
		files: finance("assumptions"),
		next: yearly,
		url: "https://www.gov.uk/government/statistics/property-rental-income-statistics",
	},
};

function documented(name: string): readonly string[] {
	return [`web/src/features/documentation/${name}.tsx`];
}

/** A table as an administrator sees it. */
export type TableState = Pick<DueTable, "id" | "name" | "dueOn"> &
	Pick<TableUpkeep, "next" | "url"> & { readonly isDue: boolean };

/** Every table on a day: those that are due first, then the soonest. */
export function tableStates(day: IsoDate): readonly TableState[] {
	return tableIds
		.map((id) => tableOn(id, day))
		.toSorted((a, b) => (a.dueOn ?? "").localeCompare(b.dueOn ?? ""))
		.map(({ id, name, dueOn, daysLeft }) => {
			const { next, url } = tableUpkeep[id];
			return { id, name, dueOn, isDue: daysLeft <= 0, next, url };
		});
}

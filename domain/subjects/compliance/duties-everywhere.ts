import { type Duty, upTo, usual } from "./duty.ts";

const law = "https://www.legislation.gov.uk";

/** Great Britain; Northern Ireland has regulations of its own. */
export const gasSafety: Duty = {
	...usual,
	id: "gas_safety",
	what: "Gas safety record",
	when: "Every 12 months; a copy to the tenant within 28 days, and before moving in",
	appliesTo: "gas",
	penalty: { amount: null, text: "Unlimited fine: a crime" },
	source: "Gas Safety (Installation and Use) Regulations 1998 (SI 1998/2451), regulation 36",
	url: `${law}/uksi/1998/2451/regulation/36`,
};

/** Income here is self-employment and property income together, before expenses, on the tax return of two years before. */
const incomeTax = {
	...usual,
	appliesTo: "income",
	penalty: { amount: null, text: "Penalties of HMRC" },
	source: "Income Tax (Digital Obligations) Regulations 2026 (SI 2026/336)",
	url: `${law}/uksi/2026/336/contents/made`,
} as const;

/** Duties of a landlord in every nation of the United Kingdom. Source: Fact LAW-F13. */
export const dutiesEverywhere: readonly Duty[] = [
	{
		...incomeTax,
		id: "making_tax_digital_50",
		what: "Making Tax Digital, with gross income above £50,000",
		when: "Tax years from 6 April 2026",
		from: "2026-04-06",
	},
	{
		...incomeTax,
		id: "making_tax_digital_30",
		what: "Making Tax Digital, with gross income above £30,000",
		when: "Tax years from 6 April 2027",
		from: "2027-04-06",
	},
	{
		...incomeTax,
		id: "making_tax_digital_20",
		what: "Making Tax Digital, with gross income above £20,000",
		when: "Tax years from 6 April 2028",
		from: "2028-04-06",
	},
	{
		...usual,
		id: "landlord_abroad",
		what: "A landlord who lives abroad: the agent, else the tenant, keeps 20% of the rent for HMRC, unless HMRC approves its payment in full",
		when: "While you live abroad",
		appliesTo: "income",
		penalty: { amount: null, text: "Penalties of HMRC" },
		source: "Non-resident Landlords Scheme, HMRC",
		url: "https://www.gov.uk/tax-uk-income-live-abroad/rent",
		lastChecked: "2026-11-27",
	},
	{
		...usual,
		id: "data_protection",
		what: "Data protection fee to the Information Commissioner (£52 for a small business)",
		when: "Every year",
		appliesTo: "electronic_records",
		penalty: upTo(4_000),
		source: "Data Protection (Charges and Information) Regulations 2018 (SI 2018/480)",
		url: `${law}/uksi/2018/480/contents`,
	},
];

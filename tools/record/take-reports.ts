import { type RecordedVisitor, visitor } from "./recorder.ts";
import type { Stage } from "./stage.ts";

const person = { incomePence: 3_500_000, nation: "England", share: 1, company: false };

/** Who owns a home. */
const owners = {
	none: [],
	one: [person],
	high: [{ ...person, incomePence: 16_000_000 }],
	joint: [
		{ ...person, incomePence: 6_200_000, share: 0.7 },
		{ ...person, incomePence: 900_000, share: 0.3 },
	],
	abroad: [
		{ ...person, share: 0.5 },
		{ ...person, nation: "Wales", share: 0.5 },
	],
	company: [{ ...person, company: true }],
	scot: [{ ...person, nation: "Scotland", incomePence: 4_800_000 }],
} as const;

const figures = { rent: 1250, price: 230_000 };

/** Homes that reports are made of: where, what is stated, whose they are. */
const homes: readonly (readonly [string, object, keyof typeof owners])[] = [
	["M14 5LL", { ...figures, bedrooms: 3, certificate: "0000-0000-0000-0000-0001" }, "one"],
	["BN2 9QA", { use: "hmo", people: 6, rooms: 6, rent: 3900, price: 520_000 }, "joint"],
	["CF24 3AB", { ...figures, use: "sharers", people: 4, loan: 60 }, "abroad"],
	["SW1A 1AA", { rent: 3100, price: 880_000, serviceCharge: 5200, bedrooms: 2 }, "high"],
	["EH6 5NP", { ...figures, bedrooms: 2, exemption: true }, "scot"],
	["HS1 2AA", { rent: 700, price: 120_000, loan: 0 }, "company"],
	["BT9 5AA", { ...figures, use: "hmo" }, "one"],
	["FY1 2HN", { rent: 650, price: 95_000, loan: 40 }, "company"],
	["E6 2HW", { use: "hmo", people: 5, rent: 2900, price: 460_000, c4permission: true }, "high"],
	["CH4 8AA", { ...figures, nation: "Wales" }, "none"],
	["G12 8EN", { price: 210_000, brma: "Greater Glasgow" }, "none"],
	["NE6 5QJ", {}, "none"],
];

/** A home that its landlord owns, as a scenario keeps it: all sums are the reader's. */
const assumptions = {
	...{ price: 26_000_000, rent: 125_000, depositShare: 0.25, interestRate: 0.0499 },
	...{ voidShare: 0.04, managementShare: 0.1, maintenanceShare: 0.08, insurance: 30_000 },
	...{ serviceCharge: null, licenceFee: 18_000, compliance: 25_000, purchaseFees: 0 },
	...{ energyWorks: 120_000, isOwned: true, loanLeft: 9_500_000, boughtFor: 14_000_000 },
	...{ isOnlyHome: false, isFromAbroad: false, firstYearCosts: 0, product: "five_year" },
	...{ repaymentYears: 25, arrangementFee: 99_500, isFeeAdded: true, rooms: null, roomRent: null },
	...{
		bills: [],
		findShare: 0.5,
		councilTax: 0,
		groundRent: 0,
		leaseYears: null,
		isPortfolio: false,
	},
};

/** What is read of a report, by its owner or by a link. */
const read = ["", "/dates.ics", "/plan.ics", "/download"] as const;

/** Reports of several homes and owners: before they are paid for, as their owner reads and downloads them, and as whoever is given a link does. */
export async function takeReports(
	stage: Stage,
	{ member, subscriber }: Readonly<Record<"member" | "subscriber", RecordedVisitor>>,
): Promise<void> {
	const { request, getAll } = stage.recorder;
	const taken: string[] = [];
	for (const [at, [postcode, inputs, position]] of homes.entries()) {
		const json = { postcode, inputs, owners: owners[position] };
		const unpaid = await request(member, "POST", "/api/reports/generate", { json });
		const made = await request(subscriber, "POST", "/api/reports/generate-subscription", { json });
		if (made.status !== 201) {
			continue;
		}
		const offered = `/api/reports/${unpaid.json().id}`;
		await getAll(member, [offered, `${offered}/checkout`]);
		const report = `/api/reports/${made.json().id}`;
		taken.push(made.json().id);
		await getAll(subscriber, [
			...read.map((part) => report + part),
			`${report}/download?tax=bands`,
		]);
		const scenario = { name: "Owned", owners: owners[position], assumptions };
		await request(subscriber, "POST", `${report}/scenarios`, { json: scenario });
		const share = { name: "A lender", withTax: at % 2 === 0 };
		const { text } = await request(subscriber, "POST", `${report}/shares`, { json: share });
		const token = /\/shared\/([\w.-]+)/.exec(text)?.[1] ?? "";
		await getAll(
			visitor("lender"),
			read.map((part) => `/api/shared/${token}${part}`),
		);
	}
	const ids = taken.slice(0, 4).join(",");
	await getAll(subscriber, [
		`/api/reports/compare?ids=${ids}`,
		`/api/reports/compare/download?ids=${ids}`,
	]);
	await getAll(
		subscriber,
		["", "?sort=score", "?find=M14", "?limit=3"].map((query) => `/api/reports/user${query}`),
	);
}

import { rateInWords } from "../../base/amounts-in-words.ts";
import { type Pence, pence } from "../../base/money.ts";
import { NOT_KNOWN, poundsAndPence } from "../../base/words.ts";
import { statedAmount } from "../../judgement/money/starting-home.ts";
import { fieldValue } from "../../subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "../../subjects/finance/assumption-line.ts";
import type { Position } from "../../subjects/finance/position.ts";
import { afterTaxOfOwners, type Taxed } from "../../subjects/finance/tax-cases.ts";
import { assumptionLines } from "../report/money/money-lines.ts";
import { yearOfLetting } from "../report/money/year-of-letting.ts";
import type { CaseMoney, LandlordCase } from "./landlord-cases.ts";

/** A labelled figure of a case, to the penny. */
export type CaseLine = {
	readonly label: string;
	readonly text: string;
	/** Set on a line that is the result of those above it. */
	readonly isSum?: true;
};

/** The stated figures of a case, then the usual ones. Zeros and figures without effect are left out. */
export function caseFigures(
	landlord: LandlordCase,
	money: CaseMoney,
): { readonly stated: readonly CaseLine[]; readonly usual: readonly CaseLine[] } {
	const isCash = money.figures.year.loan === 0;
	const lines = linesOf(landlord, money).flatMap(({ key, label, unit }) => {
		const value = fieldValue(money.assumptions, key) ?? 0;
		const isLeftOut = value === 0 || (isCash && key === "interestRate");
		const isStated = key in landlord.stated || key === "roomRent";
		return isLeftOut ? [] : [{ label, text: figureInWords(unit, value), isStated }];
	});
	return {
		stated: lines.filter(({ isStated }) => isStated),
		usual: lines.filter(({ isStated }) => !isStated),
	};
}

/** The assumptions of a case as its report would list them. */
function linesOf({ stated: own, letting }: LandlordCase, { assumptions, context }: CaseMoney) {
	const ofTheCase = { origin: "yours", source: "The case states it." } as const;
	return assumptionLines(
		{ price: statedAmount(own.price), rent: statedAmount(own.rent) },
		{
			depositShare: ofTheCase,
			serviceCharge: ofTheCase,
			licenceFee: ofTheCase,
			energyWorks: ofTheCase,
			use: letting.use,
			rooms: "The case states the rooms.",
		},
		{ assumptions, nation: context.nation, day: context.day },
	);
}

/** "£600 a month" of 60000, "5%" of 0.05. */
function figureInWords(unit: AssumptionLine["unit"], value: number): string {
	switch (unit) {
		case "percent":
			return rateInWords(value);
		case "rooms":
		case "years":
			return `${value} ${unit}`;
		default:
			return `${poundsAndPence(pence(value))}${unit.replace("pounds", "")}`;
	}
}

/** Costs of the purchase. */
export function purchaseOfCase({ figures: { year } }: CaseMoney): readonly CaseLine[] {
	return [
		{ label: "Deposit", text: exactly(year.deposit) },
		{ label: year.tax?.name ?? "Tax on the purchase", text: exactly(year.tax?.total ?? null) },
		{ label: "Money put in, with legal work and survey", text: exactly(year.moneyIn), isSum: true },
	];
}

/** A year of a case line by line: from the rent to the cash flow, each owner's tax, and what is left. */
export function yearOfCase({ figures, context }: CaseMoney): readonly CaseLine[] {
	const [taxYear] = figures.tax;
	const { position = null, coOwners = [] } = context;
	const taxes = taxYear?.position ? [taxYear.position, ...taxYear.coOwners] : [];
	return [
		...yearOfLetting(figures).map(({ label, kind, amount }) => ({
			label,
			text: exactly(kind === "out" && amount !== null ? pence(-amount) : amount),
			...(kind === "sum" ? { isSum: true as const } : {}),
		})),
		...taxes.map((taxed, at) => ({
			label: `${taxInWords([position, ...coOwners], at)}, ${taxYear?.year}`,
			text: exactly(lessTax(taxed)),
		})),
		{ label: "Left after tax", text: afterTaxOfCase({ figures }), isSum: true },
	];
}

/** What a year leaves after all owners' tax, "−£1,637.76". */
export function afterTaxOfCase({ figures: { tax } }: Pick<CaseMoney, "figures">): string {
	const [taxYear] = tax;
	return exactly(taxYear ? afterTaxOfOwners(taxYear) : null);
}

function lessTax({ tax }: Taxed): Pence | null {
	return tax.known ? pence(-tax.due) : null;
}

/** "Income tax", of several owners "Income tax of owner 2". */
function taxInWords(owners: readonly (Position | null)[], at: number): string {
	const name = owners[at]?.company ? "Corporation tax" : "Income tax";
	return owners.length > 1 ? `${name} of owner ${at + 1}` : name;
}

/** Pounds with the pence, a loss with a minus sign. */
function exactly(amount: Pence | null): string {
	if (amount === null) {
		return NOT_KNOWN;
	}
	const size = poundsAndPence(pence(Math.abs(amount)));
	return amount < 0 ? `−${size}` : size;
}

import { useState } from "react";
import { type Assumptions, startingAssumptions } from "#domain/finance/assumptions.ts";
import { calculateMoney, type MoneyContext } from "#domain/finance/calculate-money.ts";
import { assumptionText, readAssumption } from "#web/lib/assumption-field.ts";

/** What can be edited in the quick calculator. */
const fields = {
	price: { key: "price", unit: "pounds" },
	rent: { key: "rent", unit: "pounds a month" },
	depositShare: { key: "depositShare", unit: "percent" },
	interestRate: { key: "interestRate", unit: "percent" },
} as const;

export type QuickKey = keyof typeof fields;
type Texts = Readonly<Partial<Record<QuickKey, string>>>;

/**
 * The sums of a letting, calculated again on every edit of four of their assumptions; the others stay as usual. What cannot be
 * read leaves the last sums as they are.
 */
export function useQuickSums(home: Pick<Assumptions, "price" | "rent">, context: MoneyContext) {
	const [assumptions, setAssumptions] = useState(() => startingAssumptions(home));
	const [typed, setTyped] = useState<Texts>({});
	const textOf = (key: QuickKey) => typed[key] ?? assumptionText(fields[key], assumptions);
	return {
		figures: calculateMoney(assumptions, context),
		textOf,
		refusalOf: (key: QuickKey) => {
			const reading = readAssumption(fields[key], textOf(key));
			return reading.ok ? undefined : reading.reason;
		},
		change: (key: QuickKey, text: string) => {
			const reading = readAssumption(fields[key], text);
			setTyped((last) => ({ ...last, [key]: text }));
			if (reading.ok) {
				setAssumptions((last) => ({ ...last, [key]: reading.value }));
			}
		},
	};
}

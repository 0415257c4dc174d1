import { useState } from "react";
import { countInWords } from "#domain/base/words.ts";
import { type Assumptions, startingAssumptions } from "#domain/subjects/finance/assumptions.ts";
import { calculateMoney, type MoneyContext } from "#domain/subjects/finance/calculate-money.ts";
import { headlineFigures } from "#domain/telling/report/money/money-words.ts";
import { assumptionText, readAssumption } from "#web/lib/assumption-field.ts";
import { Field } from "#web/ui/field.tsx";
import { FieldGrid } from "#web/ui/form.tsx";
import styles from "./preview-cards.module.css";
import type { RoiFigure } from "./roi-start.ts";

/** What can be edited in the quick calculator. */
const fields = {
	price: { key: "price", unit: "pounds" },
	rent: { key: "rent", unit: "pounds a month" },
	roomRent: { key: "roomRent", unit: "pounds a month" },
	depositShare: { key: "depositShare", unit: "percent" },
	interestRate: { key: "interestRate", unit: "percent" },
} as const;

type QuickKey = keyof typeof fields;
type Texts = Readonly<Partial<Record<QuickKey, string>>>;

/**
 * The sums of a letting, calculated again on every edit of four of their assumptions; the others stay as usual. What cannot be
 * read leaves the last sums as they are.
 */
function useQuickSums(home: Parameters<typeof startingAssumptions>[0], context: MoneyContext) {
	const [assumptions, setAssumptions] = useState(() => startingAssumptions(home));
	const [typed, setTyped] = useState<Texts>({});
	const textOf = (key: QuickKey) => typed[key] ?? assumptionText(fields[key], assumptions);
	return {
		figures: calculateMoney(assumptions, context),
		textOf,
		refusalOf: (key: QuickKey) => {
			const reading = readAssumption(fields[key], textOf(key));
			// What nobody has typed yet is no mistake.
			return reading.ok || typed[key] === undefined ? undefined : reading.reason;
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

type RoiCalculatorProps = {
	price: RoiFigure;
	rent: RoiFigure;
	/** What else is known of the home and its loan. */
	stated: Partial<Assumptions>;
	context: MoneyContext;
};

/** What a letting leaves, from four figures that can be edited. Source: Rule SCREEN-12. */
export function RoiCalculator({ price, rent, stated, context }: RoiCalculatorProps) {
	const sums = useQuickSums({ ...stated, price: price.amount, rent: rent.amount }, context);
	const [cashFlow, ...others] = headlineFigures(sums.figures).slice(0, 5);
	const fieldOf = (key: QuickKey) => ({
		inputMode: "decimal" as const,
		autoComplete: "off",
		value: sums.textOf(key),
		error: sums.refusalOf(key),
		onChange: (event: { target: { value: string } }) => sums.change(key, event.target.value),
	});
	return (
		<>
			<FieldGrid least="8rem">
				<Field label="Property value" hint={price.origin} prefix="£" {...fieldOf("price")} />
				{stated.rooms ? (
					<Field
						label="Rent of a room a month"
						hint={`${rent.origin}, by ${countInWords(stated.rooms, "room")}`}
						prefix="£"
						{...fieldOf("roomRent")}
					/>
				) : (
					<Field label="Rent a month" hint={rent.origin} prefix="£" {...fieldOf("rent")} />
				)}
				<Field label="Deposit" end={<Percent />} {...fieldOf("depositShare")} />
				<Field label="Interest rate" end={<Percent />} {...fieldOf("interestRate")} />
			</FieldGrid>
			<output className={styles["result"]}>
				{cashFlow?.label}
				<b>{cashFlow?.text}</b>
			</output>
			<dl className={styles["figures"]}>
				{others.map(({ label, text }) => (
					<div key={label}>
						<dt className="soft">{label}</dt>
						<dd className="firm tabular nowrap">{text}</dd>
					</div>
				))}
			</dl>
			<p className="soft text-s">
				With purchase tax and fees, and the usual allowances for empty weeks, management, repairs,
				insurance and safety checks. The full report names each one and lets you change it.
			</p>
		</>
	);
}

function Percent() {
	return <span className={styles["unit"]}>%</span>;
}

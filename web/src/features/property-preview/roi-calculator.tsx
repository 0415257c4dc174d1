import type { MoneyContext } from "#domain/finance/calculate-money.ts";
import { headlineFigures } from "#domain/report/money/money-words.ts";
import { Field } from "#web/ui/field.tsx";
import styles from "./roi-calculator.module.css";
import type { RoiFigure } from "./roi-start.ts";
import { type QuickKey, useQuickSums } from "./use-quick-sums.ts";

type RoiCalculatorProps = { price: RoiFigure; rent: RoiFigure; context: MoneyContext };

/** What a letting leaves, from four figures that can be edited. Source: SPEC section 2 "Property preview", block 4. */
export function RoiCalculator({ price, rent, context }: RoiCalculatorProps) {
	const sums = useQuickSums({ price: price.amount, rent: rent.amount }, context);
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
			<div className={styles["fields"]}>
				<Field label="Property value" hint={price.origin} prefix="£" {...fieldOf("price")} />
				<Field label="Rent a month" hint={rent.origin} prefix="£" {...fieldOf("rent")} />
				<Field label="Deposit" end={<Percent />} {...fieldOf("depositShare")} />
				<Field label="Interest rate" end={<Percent />} {...fieldOf("interestRate")} />
			</div>
			<output className={styles["result"]}>
				{cashFlow?.label}
				<b>{cashFlow?.text}</b>
			</output>
			<dl className={styles["figures"]}>
				{others.map(({ label, text }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<p className={styles["basis"]}>
				With purchase tax and fees, and the usual allowances for empty weeks, management, repairs,
				insurance and safety checks. The full report names each one and lets you change it.
			</p>
		</>
	);
}

function Percent() {
	return <span className={styles["unit"]}>%</span>;
}

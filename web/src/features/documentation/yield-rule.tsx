import { yieldCurve } from "#domain/score/method.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { YieldChart } from "./yield-chart.tsx";
import styles from "./yield-rule.module.css";

/** How a gross yield becomes a part of the score. */
export function YieldRule() {
	const lines = yieldCurve.map(([percent, score], at) => ({
		key: String(percent),
		cells: [`${percent}%${edgeWord(at)}`, `${score} points`],
	}));
	return (
		<>
			<p>
				Gross yield is a year's rent in percent of the price, before all costs. Between the lines of
				the table it scores along a straight line.
			</p>
			<div className={styles["pair"]}>
				<DataTable
					caption="Score of a gross yield"
					columns={[
						{ title: "Gross yield", isNumber: true },
						{ title: "Score", isNumber: true },
					]}
					rows={lines}
				/>
				<YieldChart />
			</div>
			<p>
				Rent and price are paired like with like: yours with yours, or the mean rent of the
				council's district with its typical sold price, marked as an estimate. A rent you enter
				changes the yield only together with a price.
			</p>
		</>
	);
}

function edgeWord(at: number): string {
	if (at === 0) {
		return " or less";
	}
	return at === yieldCurve.length - 1 ? " or more" : "";
}

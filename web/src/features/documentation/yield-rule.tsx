import { yieldScore } from "#domain/judgement/score/market-components.ts";
import { yieldCurve } from "#domain/judgement/score/method.ts";
import chart from "#web/ui/chart.module.css";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./documentation.module.css";

const WIDTH = 320;
const HEIGHT = 190;
const LEFT = 34;
const FOOT = 28;
const HEAD = 10;
const RIGHT = 12;
/** Percent that the drawing goes on for beyond the last line of the table. */
const BEYOND = 2;

/** The curve of the yield. A picture of the table that stands beside it. */
function YieldChart() {
	const last = (yieldCurve.at(-1)?.[0] ?? 0) + BEYOND;
	const x = (percent: number) => LEFT + (percent / last) * (WIDTH - LEFT - RIGHT);
	const y = (score: number) => HEIGHT - FOOT - (score / 100) * (HEIGHT - FOOT - HEAD);
	const corners = [0, ...yieldCurve.map(([percent]) => percent), last];
	return (
		<svg className={styles["chart"]} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
			{yieldCurve.map(([percent, score]) => (
				<g key={percent}>
					<line className={chart["rule"]} x1={LEFT} x2={WIDTH} y1={y(score)} y2={y(score)} />
					<text className={chart["tick"]} x={LEFT - 8} y={y(score) + 4} textAnchor="end">
						{score}
					</text>
					<text className={chart["tick"]} x={x(percent)} y={HEIGHT - 8} textAnchor="middle">
						{percent}%
					</text>
				</g>
			))}
			<polyline
				className={styles["curve"]}
				points={corners.map((percent) => `${x(percent)},${y(yieldScore(percent))}`).join(" ")}
			/>
			{yieldCurve.map(([percent, score]) => (
				<circle key={percent} className={styles["point"]} cx={x(percent)} cy={y(score)} r="4" />
			))}
		</svg>
	);
}

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
			<div className={`stack gap-5 align-center ${styles["yield-pair"]}`}>
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
				Rent and price are paired like with like. Yours stands with yours. The mean rent of the
				council's district stands with the average price of its homes by the house price index. The
				price is of the month nearest to the rent's, and marked as an estimate. A rent you enter
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

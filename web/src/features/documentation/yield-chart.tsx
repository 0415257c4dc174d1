import { yieldScore } from "#domain/score/market-components.ts";
import { yieldCurve } from "#domain/score/method.ts";
import chart from "#web/ui/chart.module.css";
import styles from "./yield-rule.module.css";

const WIDTH = 320;
const HEIGHT = 190;
const LEFT = 34;
const FOOT = 28;
const HEAD = 10;
const RIGHT = 12;
/** Percent that the drawing goes on for beyond the last line of the table. */
const BEYOND = 2;

/** The curve of the yield. A picture of the table that stands beside it. */
export function YieldChart() {
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

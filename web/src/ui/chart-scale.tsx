import chart from "./chart.module.css";

type ChartScaleProps = {
	steps: readonly number[];
	/** Pixels from the left at which the rules begin; the words stand before them. */
	left: number;
	/** Pixels from the left at which they end. */
	right: number;
	/** Pixels from the top at which a value stands. */
	y: (value: number) => number;
	inWords: (value: number) => string;
};

/** The scale of a chart: a rule across at every step, with its value. */
export function ChartScale({ steps, left, right, y, inWords }: ChartScaleProps) {
	return steps.map((step) => (
		<g key={step}>
			<line className={chart["rule"]} x1={left} x2={right} y1={y(step)} y2={y(step)} />
			<text className={chart["tick"]} x={left - 8} y={y(step) + 4} textAnchor="end">
				{inWords(step)}
			</text>
		</g>
	));
}

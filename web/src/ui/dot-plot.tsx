import chart from "./chart.module.css";
import { ChartScale, roundSteps, useWidth } from "./chart-parts.tsx";
import styles from "./dot-plot.module.css";

type Dot = {
	readonly key: string;
	/** A year, with the part of it that has passed. */
	readonly year: number;
	readonly value: number;
};

type DotPlotProps = {
	dots: readonly Dot[];
	/** A value drawn as a line across, and what it is called. */
	mark?: { readonly value: number; readonly name: string } | null;
	inWords: (value: number) => string;
};

const HEIGHT = 220;
const FOOT = 26;
const HEAD = 12;
const LEFT = 72;
const RIGHT = 18;

/** Values over the years, a dot each. Drawn in pixels, so that its letters keep their size on a phone. */
export function DotPlot({ dots, mark = null, inWords }: DotPlotProps) {
	const { ref, width } = useWidth();
	const steps = roundSteps(Math.max(...dots.map(({ value }) => value), mark?.value ?? 0));
	const top = steps.at(-1) ?? 1;
	const first = Math.floor(Math.min(...dots.map(({ year }) => year)));
	const last = Math.max(first + 1, Math.ceil(Math.max(...dots.map(({ year }) => year))));
	const every = Math.max(1, Math.ceil(((last - first) * 52) / (width - LEFT)));
	const years = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter(
		(_, at) => at % every === 0,
	);
	const y = (value: number) => HEIGHT - FOOT - (value / top) * (HEIGHT - FOOT - HEAD);
	const x = (year: number) => LEFT + ((year - first) / (last - first)) * (width - LEFT - RIGHT);
	return (
		<div ref={ref} className={chart["chart"]}>
			<svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
				<ChartScale steps={steps} left={LEFT} right={width} y={y} inWords={inWords} />
				{years.map((year) => (
					<text key={year} className={chart["tick"]} x={x(year)} y={HEIGHT - 6} textAnchor="middle">
						{year}
					</text>
				))}
				{mark ? (
					<line
						className={chart["mark"]}
						x1={LEFT}
						x2={width}
						y1={y(mark.value)}
						y2={y(mark.value)}
					/>
				) : null}
				{dots.map(({ key, year, value }) => (
					<circle key={key} className={styles["dot"]} cx={x(year)} cy={y(value)} r="5" />
				))}
			</svg>
			{mark ? <p className={styles["key"]}>Dashed: {mark.name}</p> : null}
		</div>
	);
}

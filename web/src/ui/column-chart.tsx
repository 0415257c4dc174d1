import styles from "./chart.module.css";
import { ChartLegend, ChartScale, roundSteps, useWidth, wholeSteps } from "./chart-parts.tsx";

export type ColumnSeries = {
	readonly name: string;
	/** One a group; null where there is none. */
	readonly values: readonly (number | null)[];
};

type ColumnChartProps = {
	groups: readonly string[];
	/** At most three, told apart by how they are filled. */
	series: readonly ColumnSeries[];
	/** A value drawn as a line across, and what it is called. */
	mark?: { readonly value: number; readonly name: string } | null;
	/** The values are counted, so the scale has no parts of one. */
	isCount?: boolean;
	inWords: (value: number) => string;
};

const HEIGHT = 260;
const FOOT = 26;
const HEAD = 12;
const LEFT = 52;
const looks = ["solid", "hatched", "open"] as const;

/** Columns in groups, side by side. Drawn in pixels, so that its letters keep their size on a phone. */
export function ColumnChart({
	groups,
	series,
	mark = null,
	isCount = false,
	inWords,
}: ColumnChartProps) {
	const { ref, width } = useWidth();
	const known = series.flatMap(({ values }) => values.filter((value) => value !== null));
	const steps = (isCount ? wholeSteps : roundSteps)(Math.max(...known, mark?.value ?? 0, 1));
	const top = steps.at(-1) ?? 1;
	const y = (value: number) => HEIGHT - FOOT - (value / top) * (HEIGHT - FOOT - HEAD);
	const room = (width - LEFT) / groups.length;
	const column = Math.min(34, (room * 0.72) / Math.max(series.length, 1));
	const start = (at: number) => LEFT + room * (at + 0.5) - (column * series.length) / 2;
	return (
		<div ref={ref} className={styles["chart"]}>
			<svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
				<Hatching />
				<ChartScale steps={steps} left={LEFT} right={width} y={y} inWords={inWords} />
				{groups.map((group, at) => (
					<g key={group}>
						{series.map(({ name, values }, which) => (
							<Column
								key={name}
								x={start(at) + which * column}
								width={column - 3}
								top={y(values[at] ?? 0)}
								foot={y(0)}
								look={looks[which] ?? "open"}
							/>
						))}
						<text
							className={styles["group"]}
							x={LEFT + room * (at + 0.5)}
							y={HEIGHT - 6}
							textAnchor="middle"
						>
							{group}
						</text>
					</g>
				))}
				{mark ? (
					<line
						className={styles["mark"]}
						x1={LEFT}
						x2={width}
						y1={y(mark.value)}
						y2={y(mark.value)}
					/>
				) : null}
			</svg>
			<ChartLegend
				entries={[
					...series.map(({ name }, which) => ({
						name,
						sample: (
							<svg width="14" height="14" aria-hidden="true">
								<Column x={1} width={12} top={1} foot={13} look={looks[which] ?? "open"} />
							</svg>
						),
					})),
					...(mark ? [{ name: mark.name, sample: <MarkSample /> }] : []),
				]}
			/>
		</div>
	);
}

type ColumnProps = {
	x: number;
	width: number;
	top: number;
	foot: number;
	look: (typeof looks)[number];
};

function Column({ x, width, top, foot, look }: ColumnProps) {
	return foot - top <= 0 ? null : (
		<rect
			className={styles["column"]}
			data-look={look}
			x={x}
			y={top}
			width={width}
			height={foot - top}
			{...(look === "hatched" ? { fill: "url(#column-hatching)" } : {})}
		/>
	);
}

function MarkSample() {
	return (
		<svg width="18" height="14" aria-hidden="true">
			<line className={styles["mark"]} x1="0" x2="18" y1="7" y2="7" />
		</svg>
	);
}

function Hatching() {
	return (
		<defs>
			<pattern
				id="column-hatching"
				width="6"
				height="6"
				patternUnits="userSpaceOnUse"
				patternTransform="rotate(45)"
			>
				<line className={styles["hatch"]} x1="0" x2="0" y1="0" y2="6" />
			</pattern>
		</defs>
	);
}

import { type PointerEvent, useState } from "react";
import styles from "./chart.module.css";
import { ChartLegend, ChartScale, roundSteps, useWidth, wholeSteps } from "./chart-parts.tsx";

/** A day, week or month. */
type TimeBucket = {
	readonly key: string;
	/** A few letters that stand under the column where there is room. */
	readonly tick: string;
	/** The same in full. */
	readonly name: string;
};

type TimeColumnsProps = {
	/** Days, weeks or months in order. */
	buckets: readonly TimeBucket[];
	/** One series, or two of which the second stands within the first. A value for every bucket, none negative. */
	series: readonly { readonly name: string; readonly values: readonly number[] }[];
	/** The values are counted, so the scale has no parts of one. */
	isCount?: boolean;
	inWords: (value: number) => string;
};

const HEIGHT = 220;
const FOOT = 26;
const HEAD = 12;
const RIGHT = 4;
/** Width of a letter of a tick, in pixels. */
const LETTER = 7.2;

/** Columns along time, as many as there are. What lies under the pointer is said in full, else where the most is. */
export function TimeColumns({ buckets, series, isCount = false, inWords }: TimeColumnsProps) {
	const { ref, width } = useWidth();
	const [pointed, setPointed] = useState<number | null>(null);
	const all = series.flatMap(({ values }) => values);
	const steps = (isCount ? wholeSteps : roundSteps)(Math.max(...all, 0));
	const top = steps.at(-1) ?? 1;
	const left = Math.max(...steps.map((step) => inWords(step).length)) * LETTER + 12;
	const room = (width - left - RIGHT) / Math.max(buckets.length, 1);
	const centre = (at: number) => left + room * (at + 0.5);
	const y = (value: number) => HEIGHT - FOOT - (value / top) * (HEIGHT - FOOT - HEAD);
	const point = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
		const at = Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / room);
		setPointed(at >= 0 && at < buckets.length ? at : null);
	};
	const textOf = (at: number) =>
		`${buckets[at]?.name}: ${series
			.map(({ name, values }) => {
				const value = inWords(values[at] ?? 0);
				return series.length > 1 ? `${name} ${value}` : value;
			})
			.join(", ")}`;
	const most = highest(series[0]?.values ?? []);
	return (
		<div ref={ref} className={styles["chart"]}>
			<p className={`below-2 soft text-s tabular ${styles["said"]}`} data-lines={series.length}>
				{pointed === null ? `Highest: ${textOf(most)}` : textOf(pointed)}
			</p>
			<svg
				className={styles["drawing"]}
				viewBox={`0 0 ${width} ${HEIGHT}`}
				width={width}
				height={HEIGHT}
				aria-hidden="true"
				onPointerMove={point}
				onPointerDown={point}
				onPointerLeave={() => setPointed(null)}
			>
				{pointed === null ? null : (
					<rect
						className={styles["pointed"]}
						x={centre(pointed) - room / 2}
						width={room}
						y={HEAD}
						height={HEIGHT - FOOT - HEAD}
					/>
				)}
				<ChartScale steps={steps} left={left} right={width} y={y} inWords={inWords} />
				{series.map(({ name, values }, which) => {
					const column = Math.min(34, room * 0.78) * (which === 0 ? 1 : 0.5);
					return values.map((value, at) =>
						value > 0 ? (
							<rect
								key={`${name} ${buckets[at]?.key}`}
								className={styles["time-column"]}
								data-look={lookOf(which, series.length)}
								x={centre(at) - column / 2}
								width={column}
								y={y(value)}
								height={y(0) - y(value)}
							/>
						) : null,
					);
				})}
				<TimeTicks buckets={buckets} centre={centre} room={room} width={width} y={HEIGHT - 6} />
			</svg>
			{series.length > 1 ? <Legend names={series.map(({ name }) => name)} /> : null}
		</div>
	);
}

function Legend({ names }: { names: readonly string[] }) {
	return (
		<ChartLegend
			entries={names.map((name, which) => ({
				name,
				sample: (
					<svg width="14" height="14" aria-hidden="true">
						<rect
							className={styles["time-column"]}
							data-look={lookOf(which, names.length)}
							x={which === 0 ? 1 : 4}
							width={which === 0 ? 12 : 6}
							y="1"
							height="12"
						/>
					</svg>
				),
			}))}
		/>
	);
}

function lookOf(which: number, of: number): "pale" | "solid" {
	return of > 1 && which === 0 ? "pale" : "solid";
}

function highest(values: readonly number[]): number {
	return Math.max(values.indexOf(Math.max(...values)), 0);
}

type TimeTicksProps = {
	buckets: readonly TimeBucket[];
	/** Pixels from the left at which a column stands. */
	centre: (at: number) => number;
	/** Of one column, in pixels. */
	room: number;
	width: number;
	y: number;
};

/** As many ticks as stand clear of each other and of the edge. */
function TimeTicks({ buckets, centre, room, width, y }: TimeTicksProps) {
	const widest = Math.max(...buckets.map(({ tick }) => tick.length)) * LETTER;
	const every = Math.max(1, Math.ceil((widest + 14) / room));
	return buckets.map(({ key, tick }, at) =>
		at % every === 0 && centre(at) + widest / 2 <= width ? (
			<text key={key} className={styles["tick"]} x={centre(at)} y={y} textAnchor="middle">
				{tick}
			</text>
		) : null,
	);
}

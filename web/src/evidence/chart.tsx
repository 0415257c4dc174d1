import {
	type Anchor,
	type ChartMark,
	type Chart as ChartOf,
	diamondAt,
	type LineLook,
	type PointLook,
	type Spot,
} from "#domain/telling/chart/chart.ts";
import chart from "#web/ui/chart.module.css";
import { ChartLegend, useWidth } from "#web/ui/chart-parts.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import styles from "./chart.module.css";

type ChartProps = {
	chart: ChartOf;
	/** Pixels of the drawing without what stands under it. */
	height?: number;
};

/** Room for the words of the scale, the words under the box, and a point at the edge, in pixels. */
const SCALE = 72;
const FOOT = 34;
const EDGE = 18;
const RADIUS = 5;
/** Vertical distance from a point to the line of its words, in pixels. */
const BESIDE = { above: -10, below: 19 } as const;

/**
 * The marks of a chart under its title, what their looks stand for, and its figures as a table behind a press; without marks the table alone. Drawn in
 * pixels, so that its letters keep their size on a phone.
 */
export function Chart({ chart: { title, description, marks, key, table }, height }: ChartProps) {
	const twin = (
		<DataTable
			caption={table.caption}
			columns={table.columns}
			rows={table.rows.map((cells) => ({ key: cells.join(), cells }))}
		/>
	);
	return (
		<figure className={`stack gap-2 shrinkable unbroken ${styles["figure"]}`}>
			<figcaption>
				<b className="ink text-m">{title}</b> <span>{description}</span>
			</figcaption>
			{marks.length === 0 ? (
				twin
			) : (
				<>
					<Drawing marks={marks} height={height ?? 200} label={`${title}. ${description}`} />
					<ChartLegend
						entries={key.map(({ look, name }) => ({ name, sample: <Sample look={look} /> }))}
					/>
					<Disclosure summary="Show as table">{twin}</Disclosure>
				</>
			)}
		</figure>
	);
}

function Drawing({
	marks,
	height,
	label,
}: {
	marks: readonly ChartMark[];
	height: number;
	label: string;
}) {
	const { ref, width } = useWidth();
	const hasScale = marks.some(({ kind }) => kind === "rule");
	const left = hasScale ? SCALE : RADIUS + 1;
	const right = hasScale ? EDGE : RADIUS + 1;
	const place = ([x, y]: Spot): Spot => [
		left + x * (width - left - right),
		EDGE + y * (height - EDGE),
	];
	const whole = height + FOOT;
	return (
		<div ref={ref} className={chart["chart"]}>
			<svg
				viewBox={`0 0 ${width} ${whole}`}
				width={width}
				height={whole}
				role="img"
				aria-label={label}
			>
				{marks.map((mark, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: marks have no name and never change place
					<MarkOf key={at} mark={mark} place={place} />
				))}
			</svg>
		</div>
	);
}

function MarkOf({ mark, place }: { mark: ChartMark; place: (spot: Spot) => Spot }) {
	switch (mark.kind) {
		case "rule": {
			const [start, y] = place([0, mark.y]);
			const [end] = place([1, mark.y]);
			return (
				<>
					<line className={chart["rule"]} x1={start} x2={end} y1={y} y2={y} />
					<Words at={[start - 8, y + 4]} anchor="end" text={mark.text} />
				</>
			);
		}
		case "tick": {
			const [x, y] = place([mark.x, 1]);
			return <Words at={[x, y + FOOT - 6]} anchor={mark.anchor} text={mark.text} />;
		}
		case "band": {
			const [[x, y], [end, foot]] = [place(mark.from), place(mark.to)];
			return <rect className={styles["band"]} x={x} y={y} width={end - x} height={foot - y} />;
		}
		case "line":
			return <LineOf look={mark.look} spots={mark.spots.map(place)} />;
		case "point":
			return <PointOf look={mark.look} at={place(mark.at)} />;
		case "label": {
			const [x, y] = place(mark.at);
			return (
				<Words at={[x, y + BESIDE[mark.side]]} anchor={mark.anchor} text={mark.text} look="label" />
			);
		}
	}
}

function Words({
	at: [x, y],
	anchor,
	text,
	look,
}: {
	at: Spot;
	anchor: Anchor;
	text: string;
	look?: "label";
}) {
	return (
		<text className={look ? styles["label"] : chart["tick"]} x={x} y={y} textAnchor={anchor}>
			{text}
		</text>
	);
}

function LineOf({ look, spots }: { look: LineLook; spots: readonly Spot[] }) {
	return <polyline className={styles["line"]} data-look={look} points={spots.join(" ")} />;
}

function PointOf({ look, at: [x, y] }: { look: PointLook; at: Spot }) {
	return look === "dot" ? (
		<circle className={styles["dot"]} cx={x} cy={y} r={RADIUS} />
	) : (
		<polygon
			className={styles["diamond"]}
			data-look={look}
			points={diamondAt([x, y], RADIUS + 3).join(" ")}
		/>
	);
}

function Sample({ look }: { look: ChartOf["key"][number]["look"] }) {
	return (
		<svg width="22" height="18" aria-hidden="true">
			<SampleOf look={look} />
		</svg>
	);
}

function SampleOf({ look }: { look: ChartOf["key"][number]["look"] }) {
	switch (look) {
		case "band":
			return <rect className={styles["band"]} x="1" y="3" width="20" height="12" />;
		case "plain":
		case "dashed":
		case "dotted":
			return (
				<LineOf
					look={look}
					spots={[
						[0, 9],
						[22, 9],
					]}
				/>
			);
		default:
			return <PointOf look={look} at={[11, 9]} />;
	}
}

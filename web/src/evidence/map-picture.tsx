import { type Hatch, hatches } from "#domain/telling/map/hatch.ts";
import {
	type MapDrawing,
	type MapLegendEntry,
	type MapMarkLook,
	type MapPattern,
	mapPatterns,
	svgPath,
} from "#domain/telling/map/map-drawing.ts";
import styles from "./map-view.module.css";

/** The drawing of a map: what is filled, its lines, marks and words. */
export function MapPicture({ map }: { map: MapDrawing }) {
	const { width, height, scale } = map;
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			role="img"
			aria-label={`${map.title}. ${map.description}`}
		>
			{map.fills.map(({ pattern, path }, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: fills have no name and never change place
				<Fill key={at} pattern={pattern} d={svgPath(path, true)} />
			))}
			{map.lines.map(({ look, path }) => (
				<path key={look} className={styles["line"]} data-look={look} d={svgPath(path, false)} />
			))}
			{map.marks.map(({ look, at: [x, y] }) => (
				<Mark key={look} look={look} x={x} y={y} />
			))}
			{map.labels.map(({ text, at: [x, y], anchor, isOwn }) => (
				<text
					key={`${text} ${x} ${y}`}
					className={styles["label"]}
					data-own={isOwn || undefined}
					x={x}
					y={y}
					textAnchor={anchor}
				>
					{text}
				</text>
			))}
			<path
				className={styles["scale"]}
				d={`M${scale.from.join(" ")}v-5v5L${scale.to.join(" ")}v-5`}
			/>
			<text className={styles["label"]} x={scale.to[0] + 6} y={scale.to[1]}>
				{scale.text}
			</text>
		</svg>
	);
}

/** A small drawing of what a legend names. */
export function MapSample({ look }: { look: MapLegendEntry["sample"] }) {
	return (
		<svg className={styles["sample"]} width="26" height="18" aria-hidden="true">
			<SampleOf look={look} />
		</svg>
	);
}

function SampleOf({ look }: { look: MapLegendEntry["sample"] }) {
	switch (look) {
		case "undrawn":
			return null;
		case "home":
		case "station":
			return <Mark look={look} x={13} y={9} />;
		case "border":
		case "edge":
		case "own":
		case "spread":
			return <path className={styles["line"]} data-look={look} d="M2 3H24V15H2Z" />;
		default:
			return (
				<>
					<Fill pattern={look} d="M1 1H25V17H1Z" />
					<path className={styles["line"]} data-look="border" d="M1 1H25V17H1Z" />
				</>
			);
	}
}

function Fill({ pattern, d }: { pattern: MapPattern; d: string }) {
	const { colour, tint } = hatches[pattern];
	return (
		<g data-pattern={pattern} data-colour={colour} className={styles["fill"]}>
			<path d={d} fillOpacity={tint} />
			<path d={d} style={{ fill: `url(#${idOf(pattern)})` }} />
		</g>
	);
}

/** A diamond of the home, a square of a station, each rimmed by the ground. */
function Mark({ look, x, y }: { look: MapMarkLook; x: number; y: number }) {
	const d = look === "home" ? `M${x} ${y - 8}l8 8l-8 8l-8-8Z` : `M${x - 5} ${y - 5}h10v10h-10Z`;
	return <path className={styles["mark"]} data-look={look} d={d} />;
}

/** The patterns that maps are filled with. Every map brings a copy; the copies are identical, so any of them serves. */
export function Patterns() {
	return (
		<svg className={styles["patterns"]} width="0" height="0" aria-hidden="true">
			<defs>
				{mapPatterns.map((pattern) => (
					<Pattern key={pattern} id={idOf(pattern)} hatch={hatches[pattern]} />
				))}
			</defs>
		</svg>
	);
}

function Pattern({ id, hatch: { angles, gap, dashes, colour } }: { id: string; hatch: Hatch }) {
	const [first = 0] = angles;
	const length = dashes ? dashes[0] + dashes[1] : gap;
	return (
		<pattern
			id={id}
			width={length}
			height={gap}
			patternUnits="userSpaceOnUse"
			patternTransform={`rotate(${first})`}
		>
			{angles.length > 0 ? (
				<path
					className={styles["hatch"]}
					data-colour={colour}
					d={`M0 ${gap / 2}H${dashes ? dashes[0] : gap}${angles.length > 1 ? `M${gap / 2} 0V${gap}` : ""}`}
				/>
			) : null}
		</pattern>
	);
}

function idOf(pattern: MapPattern): string {
	return `map-${pattern}`;
}

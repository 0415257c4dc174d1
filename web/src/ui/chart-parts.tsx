import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
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

type Entry = {
	readonly name: string;
	/** A small drawing of what is called so. */
	readonly sample: ReactNode;
	/** Stands after the name. */
	readonly link?: ReactNode;
};

/** What the looks of a chart stand for. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
	return (
		<ul className={`row wrap gap-1 above-2 text-s across-5 ${chart["legend"]}`}>
			{entries.map(({ name, sample, link }) => (
				<li key={name}>
					{sample}
					<span>
						{name}
						{link ? <>: {link}</> : null}
					</span>
				</li>
			))}
		</ul>
	);
}

/** Round numbers from nothing to at least `most`, `steps` of them or a few more. */
export function roundSteps(most: number, steps = 4): number[] {
	return stepsTo(most, steps, () => true);
}

/** The same for what is counted: no step is a part of one. */
export function wholeSteps(most: number, steps = 4): number[] {
	return stepsTo(most, steps, Number.isInteger);
}

function stepsTo(most: number, steps: number, isFit: (step: number) => boolean): number[] {
	const rough = Math.max(most, 1) / steps;
	const power = 10 ** Math.floor(Math.log10(rough));
	const step =
		[1, 2, 2.5, 5, 10].map((each) => each * power).find((each) => each >= rough && isFit(each)) ??
		rough;
	return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, at) => at * step);
}

/** The width of an element in pixels, kept up to date: what is drawn in pixels keeps its letters legible at any width. */
export function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(640);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) {
			return;
		}
		const measure = () => setWidth(Math.max(240, Math.round(element.clientWidth)));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { ref, width };
}

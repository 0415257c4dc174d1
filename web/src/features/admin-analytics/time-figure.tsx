import { TimeColumns } from "#web/ui/time-columns.tsx";
import { Nothing } from "./section.tsx";
import { SheetFigure } from "./sheet-figure.tsx";
import type { TimeSheet } from "./time-sheet.ts";

type TimeFigureProps = {
	of: TimeSheet;
	/** Words for a value on the scale. */
	inWords: (value: number) => string;
	isCount?: boolean;
	/** Said in place of a drawing in which everything is nothing. */
	nothing: string;
};

/** Figures along time as columns. */
export function TimeFigure({ of, inWords, isCount = false, nothing }: TimeFigureProps) {
	const isEmpty = of.series.every(({ values }) => values.every((value) => value === 0));
	if (isEmpty) {
		return <Nothing>{nothing}</Nothing>;
	}
	return (
		<SheetFigure sheet={of.sheet}>
			<TimeColumns buckets={of.buckets} series={of.series} isCount={isCount} inWords={inWords} />
		</SheetFigure>
	);
}

/** Why columns stand for more than a day, and that some stand for less than a whole week or month; null for days. */
export function bucketNote({
	size,
	hasParts,
}: Pick<TimeSheet, "size" | "hasParts">): string | null {
	if (size === "day") {
		return null;
	}
	const parts = hasParts
		? ` Where the period begins or ends within a ${size}, that column is only a part of one.`
		: "";
	return `Shown by the ${size}, so that a long period stays readable.${parts}`;
}

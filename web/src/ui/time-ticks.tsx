import chart from "./chart.module.css";

/** A day, week or month. */
export type Stretch = {
	readonly key: string;
	/** A few letters that stand under the column where there is room. */
	readonly tick: string;
	/** The same in full. */
	readonly name: string;
};

/** Of a letter of a tick, in pixels. */
export const LETTER = 7.2;

type TimeTicksProps = {
	stretches: readonly Stretch[];
	/** Pixels from the left at which a column stands. */
	centre: (at: number) => number;
	/** Of one column, in pixels. */
	room: number;
	width: number;
	y: number;
};

/** As many ticks as stand clear of each other and of the edge. */
export function TimeTicks({ stretches, centre, room, width, y }: TimeTicksProps) {
	const widest = Math.max(...stretches.map(({ tick }) => tick.length)) * LETTER;
	const every = Math.max(1, Math.ceil((widest + 14) / room));
	return stretches.map(({ key, tick }, at) =>
		at % every === 0 && centre(at) + widest / 2 <= width ? (
			<text key={key} className={chart["tick"]} x={centre(at)} y={y} textAnchor="middle">
				{tick}
			</text>
		) : null,
	);
}

import { useId } from "react";
import styles from "./controls.module.css";

export type SliderMark = {
	readonly value: number;
	/** What begins or ends there: "a lender passes". */
	readonly label: string;
};

type SliderProps = {
	label: string;
	value: number;
	least: number;
	most: number;
	step: number;
	/** The value as it is read. */
	text: string;
	/** Places on the line that mean something; those outside it are left out. */
	marks?: readonly SliderMark[];
	onChange: (value: number) => void;
};

/** One labelled native range: a thumb moves it, so do arrow keys. What the marks mean stands under it in words. */
export function Slider({
	label,
	value,
	least,
	most,
	step,
	text,
	marks = [],
	onChange,
}: SliderProps) {
	const id = useId();
	const shown = marks.filter((mark) => mark.value >= least && mark.value <= most);
	const place = (at: number) => (at - least) / (most - least || 1);
	return (
		<div className={`stack packed across-3 align-baseline ${styles["slider"]}`}>
			<label className="soft text-m" htmlFor={id}>
				{label}
			</label>
			<span className="strong tabular" aria-hidden="true">
				{text}
			</span>
			<div className={styles["track"]}>
				<input
					type="range"
					id={id}
					className={`block flush full ${styles["range"]}`}
					min={least}
					max={most}
					step={step}
					value={Math.min(most, Math.max(least, value))}
					aria-valuetext={text}
					aria-describedby={shown.length > 0 ? `${id}-marks` : undefined}
					onChange={(event) => onChange(Number(event.target.value))}
				/>
				{shown.map((mark) => (
					<i
						key={mark.label}
						className={styles["mark"]}
						style={{ "--at": place(mark.value) }}
						aria-hidden="true"
					/>
				))}
			</div>
			{shown.length > 0 ? (
				<p className="full-width soft text-s" id={`${id}-marks`}>
					{shown.map(({ label: words }) => words).join(" · ")}
				</p>
			) : null}
		</div>
	);
}

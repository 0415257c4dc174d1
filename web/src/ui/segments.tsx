import { useId } from "react";
import styles from "./controls.module.css";

type SegmentsProps<Value extends string> = {
	/** What is chosen, as its heading and for those who hear it. */
	label: string;
	/** The choices speak for themselves, so only screen readers get the heading. */
	isLabelHidden?: boolean;
	value: Value;
	onChange: (value: Value) => void;
	options: readonly { value: Value; title: string }[];
};

/** One of a few short words, side by side: radio buttons, so that arrow keys choose. Left out on paper. */
export function Segments<Value extends string>({
	label,
	isLabelHidden = false,
	value,
	onChange,
	options,
}: SegmentsProps<Value>) {
	const name = useId();
	return (
		<fieldset className={styles["segments"]}>
			<legend
				className={isLabelHidden ? "visually-hidden" : `below-1 soft text-s ${styles["legend"]}`}
			>
				{label}
			</legend>
			<div className={`row wrap sunken ${styles["options"]}`}>
				{options.map((option) => (
					<label
						key={option.value}
						className={`row align-center soft strong target nowrap ${styles["option"]}`}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChange(option.value)}
						/>
						{option.title}
					</label>
				))}
			</div>
		</fieldset>
	);
}

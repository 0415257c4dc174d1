import { useId } from "react";
import styles from "./controls.module.css";
import { FieldError } from "./field.tsx";

type SwitchProps = {
	label: string;
	isOn: boolean;
	/** Called with the new state. */
	onChange: (isOn: boolean) => void;
	/** Said under the label: what it does, or why it cannot be changed. */
	note?: string | null;
	error?: string | undefined;
	/** It cannot be changed, now or by this visitor. It keeps its place in the order of the keys, so that its note is read. */
	isFixed?: boolean;
};

/** Something that is on or off. The whole line is the target. */
export function Switch({ label, isOn, onChange, note, error, isFixed = false }: SwitchProps) {
	const id = useId();
	const describedBy = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(" ");
	const turn = () => {
		if (!isFixed) {
			onChange(!isOn);
		}
	};
	return (
		<div className="stack one-column">
			<button
				type="button"
				role="switch"
				className={`row gap-4 align-center ink text-m strong between target ${styles["line"]}`}
				aria-checked={isOn}
				aria-disabled={isFixed || undefined}
				aria-describedby={describedBy || undefined}
				onClick={turn}
			>
				{label}
				<span className={styles["switch-track"]} />
			</button>
			{note ? (
				<span className={`soft text-s measure-34 ${styles["note"]}`} id={`${id}-note`}>
					{note}
				</span>
			) : null}
			{error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
		</div>
	);
}

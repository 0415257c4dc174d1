import { type ComponentProps, useId, useRef } from "react";
import styles from "./fields.module.css";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

type SearchFieldProps = Omit<
	ComponentProps<"input">,
	"id" | "type" | "value" | "defaultValue" | "onChange" | "ref"
> & {
	/** What is searched, and by what; the placeholder may say it to the eye. */
	label: string;
	value: string;
	onChange: (typed: string) => void;
};

/** A line to search by, with the means to empty it. */
export function SearchField({ label, value, onChange, ...input }: SearchFieldProps) {
	const id = useId();
	const field = useRef<HTMLInputElement>(null);
	const empty = () => {
		onChange("");
		field.current?.focus();
	};
	return (
		<div className={`${styles["box"]} ${styles["search"]}`}>
			<label className={`stack soft centred ${styles["lead"]}`} htmlFor={id}>
				<VisuallyHidden>{label}</VisuallyHidden>
				<Icon name="search" size={18} />
			</label>
			<input
				placeholder={label}
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				enterKeyHint="search"
				{...input}
				ref={field}
				id={id}
				type="search"
				className={`${styles["input"]} ${styles["search-input"]}`}
				value={value}
				onChange={({ target }) => onChange(target.value)}
			/>
			{value === "" ? null : (
				<button type="button" className={`stack soft centred ${styles["empty"]}`} onClick={empty}>
					<VisuallyHidden>Clear the search</VisuallyHidden>
					<Icon name="cross" size={16} />
				</button>
			)}
		</div>
	);
}

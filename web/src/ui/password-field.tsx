import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import styles from "./fields.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "end">;

/** A field whose value is hidden until its owner asks to see it. */
export function PasswordField(field: PasswordFieldProps) {
	const [shown, setShown] = useState(false);
	return (
		<Field
			autoCapitalize="none"
			spellCheck={false}
			{...field}
			type={shown ? "text" : "password"}
			end={
				<button type="button" className={styles["toggle"]} onClick={() => setShown(!shown)}>
					{shown ? "Hide" : "Show"}
					<VisuallyHidden>{` ${field.label.toLowerCase()}`}</VisuallyHidden>
				</button>
			}
		/>
	);
}

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
	/** How hard the value is to guess; null while there is none. */
	strength: "weak" | "fair" | "strong" | null;
};

const filledSteps = { weak: 1, fair: 2, strong: 3 };

/** A password that is being chosen, with a hint of how strong it is: by a word, and by the length of a bar. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
	const filled = strength ? filledSteps[strength] : 0;
	return (
		<div className="stack gap-2 shrinkable">
			<PasswordField autoComplete="new-password" {...field} />
			<div
				className={`stack gap-3 align-center soft small ${styles["strength"]}`}
				data-strength={strength}
			>
				<span className={styles["bar"]} aria-hidden="true">
					{[1, 2, 3].map((step) => (
						<span key={step} className={styles["step"]} data-filled={step <= filled || undefined} />
					))}
				</span>
				<span role="status">{strength ? `Strength: ${strength}` : null}</span>
			</div>
		</div>
	);
}

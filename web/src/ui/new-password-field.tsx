import type { ComponentProps } from "react";
import styles from "./new-password-field.module.css";
import { PasswordField } from "./password-field.tsx";

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
	/** How hard the value is to guess; null while there is none. */
	strength: "weak" | "fair" | "strong" | null;
};

const filledSteps = { weak: 1, fair: 2, strong: 3 };

/** A password that is being chosen, with a hint of how strong it is: by a word, and by the length of a bar. */
export function NewPasswordField({ strength, ...field }: NewPasswordFieldProps) {
	const filled = strength ? filledSteps[strength] : 0;
	return (
		<div className={styles["newPassword"]}>
			<PasswordField autoComplete="new-password" {...field} />
			<div className={styles["strength"]} data-strength={strength}>
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

import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import styles from "./password-field.module.css";
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

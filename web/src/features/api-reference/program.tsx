import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./program.module.css";

type ProgramProps = {
	/** What it is, for those who do not see it: "the program in curl". */
	name: string;
	text: string;
};

/** A program to be copied. Its lines are broken where they are wider than the page. */
export function Program({ name, text }: ProgramProps) {
	const [outcome, setOutcome] = useState("");
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setOutcome("Copied.");
		} catch {
			setOutcome("Your browser did not copy it.");
		}
	};
	return (
		<div className={styles["program"]}>
			<pre>
				<code>{text}</code>
			</pre>
			<div className="row gap-3 align-center">
				<Button look="secondary" onClick={() => void copy()}>
					Copy
					<VisuallyHidden>{` ${name}`}</VisuallyHidden>
				</Button>
				<span className="soft text-s" role="status">
					{outcome}
				</span>
			</div>
		</div>
	);
}

import { Button } from "#web/ui/button.tsx";
import styles from "./work-actions.module.css";

type Deed = (() => void) | null;

type WorkActionsProps = {
	/** Null of what cannot be done to this row. */
	deeds: {
		readonly confirm: () => void;
		readonly correct: () => void;
		readonly split: Deed;
		readonly end: Deed;
		readonly next: Deed;
		readonly previous: Deed;
	};
};

/** What can be done about a row, each with its key. */
export function WorkActions({ deeds }: WorkActionsProps) {
	return (
		<div className={styles["actions"]} role="toolbar" aria-label="This row">
			<Act label="Confirm" shortcut="c" look="primary" deed={deeds.confirm} />
			<Act label="Correct" shortcut="e" deed={deeds.correct} />
			<Act label="Split" shortcut="s" deed={deeds.split} />
			<Act label="End" shortcut="x" deed={deeds.end} />
			<Act label="Previous" shortcut="k" deed={deeds.previous} />
			<Act label="Next" shortcut="j" deed={deeds.next} />
		</div>
	);
}

type ActProps = { label: string; shortcut: string; deed: Deed; look?: "primary" | "secondary" };

function Act({ label, shortcut, deed, look = "secondary" }: ActProps) {
	return (
		<Button
			look={look}
			disabled={deed === null}
			aria-keyshortcuts={shortcut}
			onClick={deed ?? undefined}
		>
			{label} <kbd>{shortcut}</kbd>
		</Button>
	);
}

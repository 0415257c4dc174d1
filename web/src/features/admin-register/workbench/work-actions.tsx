import { Button } from "#web/ui/button.tsx";
import styles from "./workbench.module.css";

type Action = (() => void) | null;

type WorkActionsProps = {
	/** Null of what cannot be done to this row. */
	actions: {
		readonly confirm: Action;
		readonly findPage: Action;
		readonly correct: () => void;
		readonly split: Action;
		readonly end: Action;
		readonly next: Action;
		readonly previous: Action;
	};
};

/** What can be done about a row, each with its key. What rests on no page cannot be confirmed: its page is to be found first. */
export function WorkActions({ actions }: WorkActionsProps) {
	return (
		<section className={styles["actions"]} aria-label="This row">
			{actions.findPage ? (
				<Act label="Find its page" shortcut="f" look="primary" act={actions.findPage} />
			) : (
				<Act label="Confirm" shortcut="c" look="primary" act={actions.confirm} />
			)}
			<Act label="Correct" shortcut="e" act={actions.correct} />
			<Act label="Split" shortcut="s" act={actions.split} />
			<Act label="End" shortcut="x" act={actions.end} />
			<Act label="Previous" shortcut="k" act={actions.previous} />
			<Act label="Next" shortcut="j" act={actions.next} />
		</section>
	);
}

type ActProps = { label: string; shortcut: string; act: Action; look?: "primary" | "secondary" };

function Act({ label, shortcut, act, look = "secondary" }: ActProps) {
	return (
		<Button
			look={look}
			disabled={act === null}
			aria-keyshortcuts={shortcut}
			onClick={act ?? undefined}
		>
			{label} <kbd>{shortcut}</kbd>
		</Button>
	);
}

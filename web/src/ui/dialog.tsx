import { type ReactNode, type RefObject, useId } from "react";
import { Button } from "./button.tsx";
import styles from "./dialog.module.css";

type DialogProps = {
	/** Opened by its owner with `showModal()`. */
	ref: RefObject<HTMLDialogElement | null>;
	title: string;
	/** What the button says that closes it and does nothing else. */
	closeLabel?: string;
	/** Something is typed into it, which a press beside it must not throw away. */
	isForm?: boolean;
	/** It asks before something that cannot be taken back: its words are read out, and one key press too many does nothing. */
	isGrave?: boolean;
	/** It holds a sheet of paper, not a question. */
	isWide?: boolean;
	children: ReactNode;
};

/** The platform's modal dialog: it keeps the focus, closes on Escape and gives the focus back. */
export function Dialog({
	ref,
	title,
	closeLabel = "Close",
	isForm = false,
	isGrave = false,
	isWide = false,
	children,
}: DialogProps) {
	const id = useId();
	return (
		<dialog
			ref={ref}
			className={`ink framed rounded on-card ${styles["dialog"]}`}
			data-wide={isWide || undefined}
			aria-labelledby={id}
			aria-describedby={isGrave ? `${id}-body` : undefined}
			closedby={isForm ? "closerequest" : "any"}
		>
			<h2 className="below-3 text-l" id={id}>
				{title}
			</h2>
			<div className="stack gap-3 below-5 soft" id={`${id}-body`}>
				{children}
			</div>
			<form method="dialog">
				<Button ref={isGrave ? beginsHere : null} type="submit" look="secondary" wide>
					{closeLabel}
				</Button>
			</form>
		</dialog>
	);
}

/** Sets the attribute that the platform follows when the dialog opens: React's own property would only focus what is not in sight yet. */
function beginsHere(button: HTMLButtonElement | null): void {
	button?.setAttribute("autofocus", "");
}

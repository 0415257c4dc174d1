import type { ReactNode, RefObject } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Refusal, type Refused } from "./refusal.tsx";

type ConfirmDialogProps = {
	/** Opened by its owner with `showModal()`, and closed by it once that is done. */
	ref: RefObject<HTMLDialogElement | null>;
	title: string;
	/** What happens, before it does. */
	children: ReactNode;
	/** What the button says that does it, and while it is under way. */
	confirmLabel: string;
	pendingLabel: string;
	/** What the button says that leaves everything as it is. */
	closeLabel?: string;
	isPending: boolean;
	/** Why it could not be done. */
	refused?: Refused | null;
	look?: "danger" | "primary";
	/** It cannot be done, as `children` say. */
	isBarred?: boolean;
	onConfirm: () => void;
};

/** Asks before something is done that cannot be taken back. */
export function ConfirmDialog({
	ref,
	title,
	children,
	confirmLabel,
	pendingLabel,
	closeLabel = "Cancel",
	isPending,
	refused = null,
	look = "danger",
	isBarred = false,
	onConfirm,
}: ConfirmDialogProps) {
	return (
		<Dialog ref={ref} title={title} closeLabel={closeLabel} isGrave>
			{refused && !isPending ? <Refusal {...refused} /> : null}
			{children}
			{isBarred ? null : (
				<Button
					look={look}
					wide
					pending={isPending}
					pendingLabel={pendingLabel}
					onClick={onConfirm}
				>
					{confirmLabel}
				</Button>
			)}
		</Dialog>
	);
}

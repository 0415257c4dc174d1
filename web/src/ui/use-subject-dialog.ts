import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/** What such a dialog is opened, filled and shut with. */
export type SubjectDialog<Subject> = ReturnType<typeof useSubjectDialog<Subject>>;

/**
 * One dialog for all rows of a list, shown about the chosen row. Keeps its subject
 * after closing, so that typed text is there when the same row is chosen again.
 */
export function useSubjectDialog<Subject>() {
	const ref = useRef<HTMLDialogElement>(null);
	const [subject, setSubject] = useState<Subject | null>(null);
	return {
		ref,
		subject,
		open: (about: Subject) => {
			// The dialog is drawn before it is shown: it may be the first there is.
			flushSync(() => setSubject(about));
			ref.current?.showModal();
		},
		/** What it is about, as that stands now. */
		renew: (about: Subject) => setSubject(about),
		/** Shuts it for good: the next to open begins afresh. */
		close: () => {
			ref.current?.close();
			setSubject(null);
		},
	};
}

import { useState } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { ApiError } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { OutdatedError } from "../register-query.ts";
import { confirmScheme } from "./queue-query.ts";
import styles from "./workbench.module.css";

/** A row that is to be confirmed, as it was shown. */
export type Confirming = {
	readonly scheme: RegisterScheme;
	/** Addresses of the pages it rests on, and of the one that was in sight. */
	readonly pages: readonly string[];
	readonly inSight: string | null;
};

type ConfirmRowDialogProps = {
	dialog: SubjectDialog<Confirming>;
	onConfirmed: (scheme: RegisterScheme) => void;
	/** Called where the row is no longer as it was shown; `before` is the row as shown. */
	onOutdated: (before: RegisterScheme, error: OutdatedError) => void;
};

/** Asks once at which pages a row was read; Enter confirms. */
export function ConfirmRowDialog({ dialog, onConfirmed, onOutdated }: ConfirmRowDialogProps) {
	const { ref, subject, close } = dialog;
	return subject ? (
		<Dialog ref={ref} title={`Confirm: ${subject.scheme.council}`} closeLabel="Cancel" isForm>
			<p>
				You read {schemeKindInWords[subject.scheme.kind]} against its page today, and every fact
				holds.
			</p>
			<ConfirmForm
				key={`${subject.scheme.id} ${subject.scheme.revision}`}
				subject={subject}
				close={close}
				onConfirmed={onConfirmed}
				onOutdated={onOutdated}
			/>
		</Dialog>
	) : null;
}

type ConfirmFormProps = Pick<ConfirmRowDialogProps, "onConfirmed" | "onOutdated"> & {
	subject: Confirming;
	close: () => void;
};

function ConfirmForm({ subject, close, onConfirmed, onOutdated }: ConfirmFormProps) {
	const { scheme, pages, inSight } = subject;
	const [read, setRead] = useState<readonly string[]>(inSight === null ? [] : [inSight]);
	const ownClose = useOwnClose(close);
	const { refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: {},
		send: async () => {
			if (read.length === 0) {
				const words = "Tick the page you read.";
				throw new ApiError(words, { code: "invalid_input", fields: {}, status: null });
			}
			try {
				return await confirmScheme(scheme.id, {
					revisionSeen: scheme.revision,
					reviewSeen: scheme.review?.noticedAt ?? null,
					read: [...read],
				});
			} catch (error) {
				if (error instanceof OutdatedError) {
					onOutdated(scheme, error);
					ownClose();
				}
				throw error;
			}
		},
		close,
		onDone: onConfirmed,
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<fieldset className={styles["pages"]}>
				<legend>Read at</legend>
				{pages.map((url) => (
					<Checkbox
						key={url}
						label={url.replace(/^https?:\/\/(www\.)?/, "")}
						checked={read.includes(url)}
						onChange={({ target }) =>
							setRead(target.checked ? [...read, url] : read.filter((other) => other !== url))
						}
					/>
				))}
			</fieldset>
			<Button ref={beginsHere} type="submit" wide pending={isPending} pendingLabel="Confirming...">
				Confirm <kbd>Enter</kbd>
			</Button>
		</Form>
	);
}

/** Sets the attribute that the platform follows when the dialog opens, so that Enter confirms. */
function beginsHere(button: HTMLButtonElement | null): void {
	button?.setAttribute("autofocus", "");
}

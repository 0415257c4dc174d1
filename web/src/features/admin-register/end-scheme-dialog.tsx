import { useState } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { schemeKindInWords } from "#domain/subjects/licensing/scheme-words.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { changeScheme, OutdatedError } from "./register-query.ts";

type EndSchemeDialogProps = {
	dialog: SubjectDialog<RegisterScheme>;
	onEnded: (scheme: RegisterScheme) => void;
	/** Called with the current row where somebody else has changed it since it was opened. */
	onOutdated: (scheme: RegisterScheme) => void;
};

/** Asks for the last day on which a scheme binds. */
export function EndSchemeDialog({ dialog, onEnded, onOutdated }: EndSchemeDialogProps) {
	const { ref, subject: scheme, close } = dialog;
	return scheme ? (
		<Dialog ref={ref} title={`End scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			<p>
				{schemeKindInWords[scheme.kind]} in {scheme.council} binds until the end of its last day. It
				stays in the register as ended.
			</p>
			<EndForm
				key={`${scheme.id} ${scheme.revision}`}
				scheme={scheme}
				close={close}
				onEnded={onEnded}
				onOutdated={onOutdated}
			/>
		</Dialog>
	) : null;
}

type EndFormProps = Pick<EndSchemeDialogProps, "onEnded" | "onOutdated"> & {
	scheme: RegisterScheme;
	close: () => void;
};

function EndForm({ scheme, close, onEnded, onOutdated }: EndFormProps) {
	const [now, setNow] = useState(scheme);
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { end: londonDay(Date.now()) },
		send: async ({ end }) => {
			try {
				return await changeScheme(scheme.id, { end, revisionSeen: now.revision });
			} catch (error) {
				if (error instanceof OutdatedError) {
					setNow(error.scheme);
					onOutdated(error.scheme);
				}
				throw error;
			}
		},
		close,
		onDone: onEnded,
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			{now === scheme ? null : <ChangedMeanwhile before={scheme} now={now} />}
			<Field
				label="Last day"
				type="date"
				{...form.register("end", { required: "Enter a date" })}
				error={form.formState.errors.end?.message}
			/>
			<Button type="submit" look="danger" wide pending={isPending} pendingLabel="Saving...">
				End scheme
			</Button>
		</Form>
	);
}

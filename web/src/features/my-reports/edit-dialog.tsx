import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ReportSummary } from "#contracts/report.ts";
import type { OwnReport } from "#contracts/report-list.ts";
import { REPORT_NAME_LENGTH, REPORT_NOTE_LENGTH } from "#domain/telling/report/own-report.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import styles from "./my-reports.module.css";
import { MY_REPORTS } from "./my-reports-query.ts";

/** Where a report is named and something noted about it. */
export function EditDialog({ dialog }: { dialog: SubjectDialog<ReportSummary> }) {
	const { subject } = dialog;
	return (
		<Dialog ref={dialog.ref} title="Name and note" isForm>
			{subject ? <EditForm key={subject.id} report={subject} close={dialog.close} /> : null}
		</Dialog>
	);
}

type Typed = { name: string; note: string };

function EditForm({ report, close }: { report: ReportSummary; close: () => void }) {
	const queryClient = useQueryClient();
	const closeOwn = useOwnClose(close);
	/** The note that the next one takes the place of. */
	const [before, setBefore] = useState(report.note ?? "");
	const [other, setOther] = useState<string | null>(null);
	const { form, isPending, onSubmit } = useFormCall<Typed, OwnReport>({
		defaultValues: { name: report.name ?? "", note: before },
		send: ({ name, note }) =>
			call(
				api.reports[":id"].$patch({
					param: { id: encodeURIComponent(report.id) },
					json: { name, note, noteBefore: before },
				}),
			),
		onDone: async () => {
			closeOwn();
			await queryClient.invalidateQueries({ queryKey: MY_REPORTS });
		},
		onRefused: (error, isOnAField) => {
			if (error instanceof ApiError && error.current !== null) {
				setBefore(error.current);
				setOther(error.current);
			} else if (!isOnAField) {
				form.setError("root", { message: error.message });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={(isPending ? null : errors.root?.message) ?? null} />
			{other === null ? null : <ChangedElsewhere note={other} />}
			<Field
				label="Name"
				hint="Only you see it. Without one the address stands here."
				maxLength={REPORT_NAME_LENGTH}
				autoComplete="off"
				{...form.register("name")}
				error={errors.name?.message}
			/>
			<TextArea
				label="Note"
				maxLength={REPORT_NOTE_LENGTH}
				{...form.register("note")}
				error={errors.note?.message}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				Save
			</Button>
		</Form>
	);
}

/** Nothing is lost: the other note is shown, and the typed one stands as it was. */
function ChangedElsewhere({ note }: { note: string }) {
	return (
		<Notice tone="warning">
			<p>This note was changed elsewhere. It now says:</p>
			<blockquote className={styles["other"]}>{note === "" ? "Nothing" : note}</blockquote>
			<p>Save again to put yours in its place.</p>
		</Notice>
	);
}

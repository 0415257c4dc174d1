import { useState } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { defectsBrought } from "#domain/subjects/licensing/scheme-defects.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import { changeScheme, OutdatedError } from "./register-query.ts";
import { SchemeForm } from "./scheme-form.tsx";
import { changeOf, fieldsOf, readByRules, rebased, valuesOf } from "./scheme-values.ts";

type EditSchemeDialogProps = {
	dialog: SubjectDialog<RegisterScheme>;
	onSaved: (scheme: RegisterScheme) => void;
	/** Called with the current row where somebody else has changed it since it was opened. */
	onOutdated: (scheme: RegisterScheme) => void;
};

/** A scheme of the register, corrected. */
export function EditSchemeDialog({ dialog, onSaved, onOutdated }: EditSchemeDialogProps) {
	const { ref, subject: scheme, close } = dialog;
	return scheme ? (
		<Dialog ref={ref} title={`Edit scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			{scheme.isPageUnread ? (
				<p>
					The weekly look could not read the council’s page the last time, so a change there goes
					unnoticed: read it yourself from time to time.
				</p>
			) : null}
			<EditForm
				// Begins afresh for another row or a new revision, and drops what was typed about the old one.
				key={`${scheme.id} ${scheme.revision}`}
				opened={scheme}
				close={close}
				onSaved={onSaved}
				onOutdated={onOutdated}
			/>
		</Dialog>
	) : null;
}

type EditFormProps = Pick<EditSchemeDialogProps, "onSaved" | "onOutdated"> & {
	opened: RegisterScheme;
	close: () => void;
};

/** Where somebody else has changed the row, says what, keeps the typed text and lays it over the current row. */
function EditForm({ opened, close, onSaved, onOutdated }: EditFormProps) {
	const [stand, setStand] = useState({ before: opened, now: opened });
	const { before, now } = stand;
	return (
		<>
			{before === now ? null : (
				<div>
					<p>Changed by somebody else:</p>
					<ChangedMeanwhile before={before} now={now} />
					<p>What you typed is still there. Save again to put it in its place.</p>
				</div>
			)}
			<SchemeForm
				authority={opened.authorityCode}
				defaults={valuesOf(opened)}
				saveLabel="Save scheme"
				defectsOf={(values) =>
					defectsBrought(
						{ before: readByRules(now), after: { ...readByRules(now), ...fieldsOf(values) } },
						{ today: londonDay(Date.now()), why: values.why },
					)
				}
				send={async (values, rebase) => {
					try {
						return await changeScheme(now.id, changeOf(now, values));
					} catch (error) {
						if (error instanceof OutdatedError) {
							rebase(rebased(values, { opened: now, now: error.scheme }));
							setStand({ before: now, now: error.scheme });
							onOutdated(error.scheme);
						}
						throw error;
					}
				}}
				close={close}
				onSaved={onSaved}
			/>
		</>
	);
}

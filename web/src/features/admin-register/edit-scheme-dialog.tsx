import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { defectsBrought } from "#domain/licensing/scheme-defects.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { changeScheme } from "./register-query.ts";
import { SchemeForm } from "./scheme-form.tsx";
import { changeOf, fieldsOf, readByRules, valuesOf } from "./scheme-values.ts";

type EditSchemeDialogProps = {
	dialog: SubjectDialog<RegisterScheme>;
	onSaved: (scheme: RegisterScheme) => void;
};

/** A scheme of the register, corrected. */
export function EditSchemeDialog({ dialog, onSaved }: EditSchemeDialogProps) {
	const { ref, subject: scheme, close } = dialog;
	return scheme ? (
		<Dialog ref={ref} title={`Edit scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			{scheme.isPageUnread ? (
				<p>
					The weekly look could not read the council’s page the last time, so a change there goes
					unnoticed: read it yourself from time to time.
				</p>
			) : null}
			<SchemeForm
				// As it stands now: what was typed about another, or about what has changed since, is over.
				key={`${scheme.id} ${scheme.editedAt}`}
				authority={scheme.authorityCode}
				defaults={valuesOf(scheme)}
				saveLabel="Save scheme"
				defectsOf={(values) =>
					defectsBrought(
						{
							before: readByRules(scheme),
							after: { ...readByRules(scheme), ...fieldsOf(values) },
						},
						{ today: londonDay(Date.now()), why: "" },
					)
				}
				send={(values) => changeScheme(scheme.id, changeOf(scheme, values))}
				close={close}
				onSaved={onSaved}
			/>
		</Dialog>
	) : null;
}

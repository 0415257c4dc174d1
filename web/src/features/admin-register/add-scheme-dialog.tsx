import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Councils, RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { schemeDefects } from "#domain/subjects/licensing/scheme-defects.ts";
import { api, call } from "#web/lib/api.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { councilsQuery } from "./register-query.ts";
import { SchemeForm } from "./scheme-form.tsx";
import { fieldsOf, newByRules, noValues } from "./scheme-values.ts";

type AddSchemeDialogProps = {
	dialog: SubjectDialog<"new">;
	onAdded: (scheme: RegisterScheme) => void;
};

/** A scheme that the register does not have yet: its council first, then what is known of it. */
export function AddSchemeDialog({ dialog, onAdded }: AddSchemeDialogProps) {
	const { ref, subject, close } = dialog;
	const query = useQuery({ ...councilsQuery, enabled: subject !== null });
	return subject ? (
		<Dialog ref={ref} title="Add scheme" closeLabel="Cancel" isForm>
			{/* There from the start, so that the focus is in it and what is typed while the councils are asked for stays. */}
			<NewSchemeForm councils={query.data?.councils ?? []} close={close} onAdded={onAdded} />
			<QueryBoundary query={query} what="the councils" height="1.5rem">
				{() => null}
			</QueryBoundary>
		</Dialog>
	) : null;
}

type Council = Councils["councils"][number];

type NewSchemeFormProps = Pick<AddSchemeDialogProps, "onAdded"> & {
	councils: readonly Council[];
	close: () => void;
};

function NewSchemeForm({ councils, close, onAdded }: NewSchemeFormProps) {
	const id = useId();
	const [typed, setTyped] = useState("");
	const council = councilOf(typed, councils);
	return (
		<>
			<div className="below-1 ink">
				<Field
					label="Council"
					hint="Begin to type its name, then choose it"
					list={id}
					autoComplete="off"
					value={typed}
					onChange={({ target }) => setTyped(target.value)}
				/>
				<datalist id={id}>
					{councils.map(({ code, name }) => (
						<option key={code} value={name} />
					))}
				</datalist>
			</div>
			{council ? (
				<SchemeForm
					// Its wards are those of one council.
					key={council.code}
					authority={council.code}
					defaults={noValues}
					saveLabel="Add scheme"
					defectsOf={(values) => schemeDefects(newByRules(values), londonDay(Date.now()))}
					send={(values) =>
						call(
							api.admin.licensing.$post({
								json: { authorityCode: council.code, ...fieldsOf(values) },
							}),
						)
					}
					close={close}
					onSaved={onAdded}
				/>
			) : null}
		</>
	);
}

/** The council of that name or code, in any case. */
function councilOf(typed: string, councils: readonly Council[]): Council | undefined {
	const wanted = typed.trim().toLowerCase();
	return councils.find(
		({ code, name }) => name.toLowerCase() === wanted || code.toLowerCase() === wanted,
	);
}

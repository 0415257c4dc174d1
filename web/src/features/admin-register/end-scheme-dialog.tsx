import type { RefObject } from "react";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { londonDay } from "#domain/calendar.ts";
import { schemeKindInWords } from "#domain/licensing/scheme-words.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";

type EndSchemeDialogProps = {
	ref: RefObject<HTMLDialogElement | null>;
	scheme: RegisterScheme;
	onEnded: (scheme: RegisterScheme, isShown: boolean) => void;
};

/** Asks for the last day on which a scheme binds. */
export function EndSchemeDialog({ ref, scheme, onEnded }: EndSchemeDialogProps) {
	return (
		<Dialog ref={ref} title={`End scheme: ${scheme.council}`} closeLabel="Cancel" isForm>
			<p>
				{schemeKindInWords[scheme.kind]} in {scheme.council} binds until the end of its last day. It
				stays in the register as ended.
			</p>
			<EndForm key={scheme.id} scheme={scheme} onEnded={onEnded} />
		</Dialog>
	);
}

function EndForm({ scheme, onEnded }: Pick<EndSchemeDialogProps, "scheme" | "onEnded">) {
	const isHere = useIsHere();
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: { end: londonDay(Date.now()) },
		send: ({ end }) =>
			call(api.admin.licensing[":id"].$patch({ param: { id: scheme.id }, json: { end } })),
		onDone: (ended) => onEnded(ended, isHere()),
		onRefused: (error) => {
			if (!(error instanceof ApiError && error.fields["end"])) {
				form.setError("root", { message: error.message });
			}
		},
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			{errors.root?.message ? (
				<Notice tone="error">
					<p>{errors.root.message}</p>
				</Notice>
			) : null}
			<Field
				label="Last day"
				type="date"
				{...form.register("end", { required: "Enter a date" })}
				error={errors.end?.message}
			/>
			<Button type="submit" look="danger" wide pending={isPending} pendingLabel="Saving...">
				End scheme
			</Button>
		</Form>
	);
}

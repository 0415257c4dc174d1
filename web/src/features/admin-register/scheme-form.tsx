import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { SchemeDefects } from "#domain/subjects/licensing/scheme-defects.ts";
import { ApiError } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { SchemeFields } from "./scheme-fields.tsx";
import type { SchemeValues } from "./scheme-values.ts";

type SchemeFormProps = {
	/** Code of the council. */
	authority: string;
	defaults: SchemeValues;
	saveLabel: string;
	/** What the rules would misread, by field; the server asks the same. */
	defectsOf: (values: SchemeValues) => SchemeDefects;
	/** `rebase` replaces the values of the fields; later typing counts as a change to those. */
	send: (values: SchemeValues, rebase: (values: SchemeValues) => void) => Promise<RegisterScheme>;
	close: () => void;
	onSaved: (scheme: RegisterScheme) => void;
};

/** Everything that the register says of a scheme, to be changed and sent. */
export function SchemeForm(props: SchemeFormProps) {
	const { authority, defaults, saveLabel, defectsOf, send, close, onSaved } = props;
	const { form, refusal, isPending, onSubmit } = useDialogForm<SchemeValues, RegisterScheme>({
		defaultValues: defaults,
		send: async (values) => {
			refuseDefects(defectsOf(values));
			return await send(values, (other) => form.reset(other));
		},
		close,
		onDone: onSaved,
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<SchemeFields form={form} authority={authority} />
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				{saveLabel}
			</Button>
		</Form>
	);
}

/** @throws ApiError as the server would answer */
function refuseDefects(defects: SchemeDefects): void {
	const [words] = Object.values(defects);
	if (words !== undefined) {
		throw new ApiError(words, { code: "invalid_input", fields: defects, status: null });
	}
}

import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import type { SchemeDefects } from "#domain/licensing/scheme-defects.ts";
import { ApiError } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SchemeFields } from "./scheme-fields.tsx";
import type { SchemeValues } from "./scheme-values.ts";

type SchemeFormProps = {
	/** Of the council. */
	authority: string;
	defaults: SchemeValues;
	saveLabel: string;
	/** What the rules would misread, by field; the server asks the same. */
	defectsOf: (values: SchemeValues) => SchemeDefects;
	send: (values: SchemeValues) => Promise<RegisterScheme>;
	/** `isShown`: the form is still the one that is open, and not that of another scheme. */
	onSaved: (scheme: RegisterScheme, isShown: boolean) => void;
};

/** Everything that the register says of a scheme, to be changed and sent. */
export function SchemeForm(props: SchemeFormProps) {
	const { authority, defaults, saveLabel, defectsOf, send, onSaved } = props;
	const isHere = useIsHere();
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: defaults,
		send: async (values: SchemeValues) => {
			refuseDefects(defectsOf(values));
			return await send(values);
		},
		onDone: (scheme) => onSaved(scheme, isHere()),
		// A notice outside the dialog could not be read: what is on no field stands in the form.
		onRefused: (error) => {
			if (!isOnAField(error, defaults)) {
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
			<SchemeFields form={form} authority={authority} />
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				{saveLabel}
			</Button>
		</Form>
	);
}

function isOnAField(error: Error, fields: SchemeValues): boolean {
	return (
		error instanceof ApiError &&
		Object.keys(error.fields).some((name) => Object.hasOwn(fields, name))
	);
}

/** @throws ApiError as the server would answer */
function refuseDefects(defects: SchemeDefects): void {
	const [words] = Object.values(defects);
	if (words !== undefined) {
		throw new ApiError(words, { code: "invalid_input", fields: defects, status: null });
	}
}

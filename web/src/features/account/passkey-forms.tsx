import type { Passkey, PasskeyList, PasskeysMade } from "#contracts/second-factor.ts";
import { passwordRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { makePasskey } from "#web/lib/passkey.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Refusal } from "#web/ui/refusal.tsx";

const nameRules = { required: "Give the passkey a name" };
const nameHint = "By which you know the device again: “My phone”.";

type NewPasskeyFormProps = {
	username: string;
	/** The first takes the password, a later one a passkey. */
	isFirst: boolean;
	onDone: (made: PasskeysMade) => void;
};

/** Names a new passkey, then lets the browser make it. */
export function NewPasskeyForm({ username, isFirst, onDone }: NewPasskeyFormProps) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { name: "", password: "" },
		send: makePasskey,
		onDone,
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<Field
				label="Name"
				hint={nameHint}
				maxLength={50}
				autoComplete="off"
				{...form.register("name", nameRules)}
				error={errors.name?.message}
			/>
			{isFirst ? (
				<>
					{/* Tells a password manager whose password it is. */}
					<input hidden readOnly autoComplete="username" value={username} />
					<PasswordField
						label="Your password"
						autoComplete="current-password"
						{...form.register("password", passwordRules)}
						error={errors.password?.message}
					/>
				</>
			) : null}
			<Button type="submit" wide pending={isPending} pendingLabel="Waiting for your device...">
				Continue
			</Button>
		</Form>
	);
}

type RenameFormProps = { passkey: Passkey; onDone: (list: PasskeyList) => void };

export function RenameForm({ passkey: { id, name }, onDone }: RenameFormProps) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { name },
		send: (json: { name: string }) =>
			call(api.account.passkeys[":id"].$patch({ param: { id }, json })),
		onDone,
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<Field
				label="Name"
				hint={nameHint}
				maxLength={50}
				autoComplete="off"
				{...form.register("name", nameRules)}
				error={form.formState.errors.name?.message}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Saving...">
				Save
			</Button>
		</Form>
	);
}

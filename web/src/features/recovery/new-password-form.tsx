import { useWatch } from "react-hook-form";
import {
	PASSWORD_ADVICE,
	PASSWORDS_DIFFER,
	passwordStrength,
} from "#domain/business/account/password.ts";
import { newPasswordRules } from "#web/lib/account-rules.ts";
import { ApiError, api, call, serverMessage } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { NewPasswordField, PasswordField } from "#web/ui/password-field.tsx";
import { useToast } from "#web/ui/toast.tsx";

type NewPasswordFormProps = {
	/** The secret part of the link. */
	token: string;
	onDone: () => Promise<void>;
	/** The link ran out, or was used, while the form stood open. */
	onLinkInvalid: () => void;
};

const nothingTyped = { password: "", confirmation: "" };

/** Sets a new password by a link. Source: Rule SCREEN-8. */
export function NewPasswordForm({ token, onDone, onLinkInvalid }: NewPasswordFormProps) {
	const showToast = useToast();
	const { form, isPending, onSubmit } = useFormCall({
		defaultValues: nothingTyped,
		send: ({ password }: typeof nothingTyped) =>
			call(api["reset-password"].$post({ json: { token, password } })),
		onDone,
		onRefused: (error) => {
			if (error instanceof ApiError && error.code === "link_invalid") {
				onLinkInvalid();
				return;
			}
			showToast({
				title: "Error",
				message: serverMessage(error, "Failed to reset password"),
				tone: "destructive",
			});
		},
	});
	const { errors } = form.formState;
	const password = useWatch({ control: form.control, name: "password" });
	return (
		<Form onSubmit={onSubmit}>
			<NewPasswordField
				label="New Password"
				hint={PASSWORD_ADVICE}
				strength={password ? passwordStrength(password, []) : null}
				{...form.register("password", newPasswordRules)}
				error={errors.password?.message}
			/>
			<PasswordField
				label="Confirm Password"
				autoComplete="new-password"
				{...form.register("confirmation", {
					validate: (typed, { password: chosen }) => typed === chosen || PASSWORDS_DIFFER,
				})}
				error={errors.confirmation?.message}
			/>
			<Button type="submit" wide pending={isPending} pendingLabel="Updating...">
				Update Password
			</Button>
		</Form>
	);
}

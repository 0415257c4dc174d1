import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import type { User } from "#contracts/account.ts";
import {
	PASSWORD_ADVICE,
	PASSWORDS_DIFFER,
	passwordStrength,
} from "#domain/business/account/password.ts";
import { newPasswordRules, passwordRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { NewPasswordField, PasswordField } from "#web/ui/password-field.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { sessionsQuery } from "./devices-section.tsx";

const nothingTyped = { currentPassword: "", newPassword: "", confirmation: "" };

/** Changes a password for another. The server may refuse either. */
export function PasswordChangeForm({ user }: { user: User }) {
	const { form, isPending, onSubmit } = usePasswordChange();
	const { errors } = form.formState;
	const chosen = useWatch({ control: form.control, name: "newPassword" });
	return (
		<Form onSubmit={onSubmit}>
			{/* Tells a password manager whose password it is to keep. */}
			<input hidden readOnly autoComplete="username" value={user.username} />
			<PasswordField
				label="Current password"
				autoComplete="current-password"
				{...form.register("currentPassword", passwordRules)}
				error={errors.currentPassword?.message}
			/>
			<NewPasswordField
				label="New password"
				hint={PASSWORD_ADVICE}
				strength={chosen ? passwordStrength(chosen, [user.username, user.email]) : null}
				{...form.register("newPassword", newPasswordRules)}
				error={errors.newPassword?.message}
			/>
			<PasswordField
				label="Confirm new password"
				autoComplete="new-password"
				{...form.register("confirmation", {
					validate: (typed, { newPassword }) => typed === newPassword || PASSWORDS_DIFFER,
				})}
				error={errors.confirmation?.message}
			/>
			<div>
				<Button type="submit" look="secondary" pending={isPending} pendingLabel="Updating...">
					Change password
				</Button>
			</div>
		</Form>
	);
}

function usePasswordChange() {
	const showToast = useToast();
	const queryClient = useQueryClient();
	return useFormCall({
		defaultValues: nothingTyped,
		send: ({ currentPassword, newPassword }: typeof nothingTyped) =>
			call(api.account.password.$post({ json: { currentPassword, newPassword } })),
		onDone: async ({ message }, form) => {
			form.reset();
			showToast({ title: "Password changed", message, tone: "success" });
			await queryClient.invalidateQueries(sessionsQuery);
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				showToast({ title: "Password not changed", message, tone: "destructive" });
			}
		},
	});
}

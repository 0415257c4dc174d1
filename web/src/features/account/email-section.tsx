import { useQueryClient } from "@tanstack/react-query";
import type { EmailChange, User } from "#contracts/account.ts";
import { emailRules, passwordRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { userQuery } from "#web/lib/session.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./account.module.css";

const nothingTyped: EmailChange = { email: "", password: "" };

/** Where emails to the visitor go. A new address counts once the link sent to it was opened. */
export function EmailSection({ user }: { user: User }) {
	return (
		<SettingsSection
			title="E-mail address"
			about={
				<p>
					Now <strong>{user.email}</strong>
				</p>
			}
		>
			<div className={styles["lines"]}>
				{user.pendingEmail ? (
					<Notice tone="info">
						<p>
							We sent a link to <strong>{user.pendingEmail}</strong>. Your address changes once you
							open it.
						</p>
					</Notice>
				) : null}
				{user.hasPassword ? (
					<EmailForm />
				) : (
					<p>To change your address you need a password. Set one first, under Password.</p>
				)}
			</div>
		</SettingsSection>
	);
}

function EmailForm() {
	const { form, isPending, onSubmit } = useEmailChange();
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Field
				label="New e-mail address"
				type="email"
				autoComplete="email"
				{...form.register("email", emailRules)}
				error={errors.email?.message}
			/>
			<PasswordField
				label="Your password"
				autoComplete="current-password"
				{...form.register("password", passwordRules)}
				error={errors.password?.message}
			/>
			<div>
				<Button type="submit" look="secondary" pending={isPending} pendingLabel="Sending...">
					Change address
				</Button>
			</div>
		</Form>
	);
}

function useEmailChange() {
	const showToast = useToast();
	const queryClient = useQueryClient();
	return useFormCall({
		defaultValues: nothingTyped,
		send: (json: EmailChange) => call(api.account.email.$post({ json })),
		onDone: (changed, form) => {
			queryClient.setQueryData(userQuery.queryKey, changed);
			form.reset();
			showToast({
				title: "Link sent",
				message: "Open the link in the email to your new address.",
				tone: "success",
			});
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				showToast({ title: "Address not changed", message, tone: "destructive" });
			}
		},
	});
}

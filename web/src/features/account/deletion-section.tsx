import { useRef } from "react";
import type { AccountDeletion, User } from "#contracts/account.ts";
import { passwordRules } from "#web/lib/account-rules.ts";
import { api, call } from "#web/lib/api.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Form } from "#web/ui/form.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import styles from "./account.module.css";

type DeletionSectionProps = { user: User; onDeleted: () => Promise<void> };

/** The end of an account. What is kept afterwards, and why: Rule DATA-1. */
export function DeletionSection({ user, onDeleted }: DeletionSectionProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<SettingsSection title="Delete account" about={<p>For good. It cannot be undone.</p>}>
			<div className={styles["lines"]}>
				<p>
					Your profile, your e-mail address, your password and your devices are erased at once. A
					plan ends at once too, and nothing more is charged for it. Records of purchases are kept
					for 7 years, as our terms state, without your name.
				</p>
				{user.hasPassword ? (
					<div>
						<Button look="secondary" onClick={() => dialog.current?.showModal()}>
							Delete my account
						</Button>
					</div>
				) : (
					<p>To delete your account you need a password. Set one first, under Password.</p>
				)}
			</div>
			<Dialog ref={dialog} title="Delete your account?" closeLabel="Keep my account">
				<p>
					The account of <strong>{user.username}</strong> is erased at once and for good.
				</p>
				<DeletionForm onDeleted={onDeleted} />
			</Dialog>
		</SettingsSection>
	);
}

function DeletionForm({ onDeleted }: { onDeleted: () => Promise<void> }) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { password: "" },
		send: (json: AccountDeletion) => call(api.account.delete.$post({ json })),
		onDone: onDeleted,
	});
	const { errors } = form.formState;
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<PasswordField
				label="Your password"
				autoComplete="current-password"
				{...form.register("password", passwordRules)}
				error={errors.password?.message}
			/>
			<Button type="submit" look="danger" wide pending={isPending} pendingLabel="Deleting...">
				Delete for good
			</Button>
		</Form>
	);
}

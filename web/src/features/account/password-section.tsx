import type { User } from "#contracts/account.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./account.module.css";
import { PasswordChangeForm } from "./password-change-form.tsx";

/** How the visitor proves who they are. Anyone who has no password yet is sent a link to set one. */
export function PasswordSection({ user }: { user: User }) {
	return (
		<SettingsSection
			title="Password"
			about={
				<p>
					{user.hasPassword
						? "A new password signs out every other device."
						: "You sign in with Google and have no password."}
				</p>
			}
		>
			{user.hasPassword ? <PasswordChangeForm user={user} /> : <SetPassword email={user.email} />}
		</SettingsSection>
	);
}

function SetPassword({ email }: { email: string }) {
	const showToast = useToast();
	const requestLink = useSingleMutation({
		mutationFn: () => call(api["forgot-password"].$post({ json: { email } })),
		onSuccess: ({ message }) => showToast({ title: "Link sent", message, tone: "success" }),
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
	return (
		<div className={styles["lines"]}>
			<p>
				With a password you can sign in without Google, change your address and delete your account.
			</p>
			<div>
				<Button
					look="secondary"
					pending={requestLink.isPending}
					pendingLabel="Sending..."
					onClick={() => requestLink.mutate()}
				>
					Send me a link to set a password
				</Button>
			</div>
		</div>
	);
}

import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { User } from "#contracts/account.ts";
import { screens } from "#domain/base/screens.ts";
import { ApiKeysSection } from "#web/features/account/api-keys-section.tsx";
import { DataExportSection } from "#web/features/account/data-section.tsx";
import { DeletionSection } from "#web/features/account/deletion-section.tsx";
import { DevicesSection } from "#web/features/account/devices-section.tsx";
import { EmailSection } from "#web/features/account/email-section.tsx";
import { EmbedSection } from "#web/features/account/embed-section.tsx";
import { InvoicesSection } from "#web/features/account/invoices-section.tsx";
import { MailsSection } from "#web/features/account/mails-section.tsx";
import { PasskeysSection } from "#web/features/account/passkeys-section.tsx";
import { PasswordSection } from "#web/features/account/password-section.tsx";
import { PositionSection } from "#web/features/account/position-section.tsx";
import { ProfileSection } from "#web/features/account/profile-section.tsx";
import { SubscriptionSection } from "#web/features/account/subscription-section.tsx";
import { UnverifiedNotice } from "#web/features/recovery/unverified-notice.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { changeVisitor } from "#web/lib/session.ts";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./screens.module.css";

/** What is kept about the visitor, and the means to change it. Source: Rule ACCOUNT-8. */
export function AccountScreen() {
	useDocumentTitle("Account");
	return (
		<SignedInOnly
			title="Account"
			prompt={
				<SignInPrompt title="Account" next={screens.account}>
					Sign in to see and change your account.
				</SignInPrompt>
			}
		>
			{(user) => <Account user={user} />}
		</SignedInOnly>
	);
}

function Account({ user }: { user: User }) {
	const leave = useLeaving();
	return (
		<div className={styles["account"]}>
			<h1 className="below-5 page-title">Account</h1>
			{user.isVerified ? null : (
				<div className="below-6">
					<UnverifiedNotice email={user.email} />
				</div>
			)}
			<ProfileSection user={user} />
			<EmailSection user={user} />
			<PasswordSection user={user} />
			<PasskeysSection user={user} />
			<ApiKeysSection />
			<PositionSection />
			{user.isVerified ? <MailsSection /> : null}
			<SubscriptionSection />
			<InvoicesSection />
			<EmbedSection />
			<DevicesSection />
			<DataExportSection />
			<DeletionSection user={user} onDeleted={leave} />
		</div>
	);
}

/** Takes leave of someone whose account is gone. */
function useLeaving() {
	const navigate = useNavigate();
	const queryClient = useQueryClient();
	const showToast = useToast();
	return async () => {
		// Home first, or the screen would ask them to sign in again.
		await navigate(screens.home, { replace: true });
		await changeVisitor(queryClient, null);
		showToast({
			title: "Account deleted",
			message: "Your account and your data are erased.",
			tone: "success",
		});
	};
}

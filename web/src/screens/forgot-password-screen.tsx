import { useState } from "react";
import { screens } from "#domain/base/screens.ts";
import { ForgotPasswordForm } from "#web/features/recovery/forgot-password-form.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/card.tsx";
import { NarrowPage } from "#web/ui/narrow-page.tsx";

/** Sends a link to set a new password. Source: Rule SCREEN-7. */
export function ForgotPasswordScreen() {
	const [email, setEmail] = useState("");
	const [sent, setSent] = useState(false);
	useDocumentTitle(sent ? "Check Your Email" : "Forgot Password");
	if (sent) {
		return (
			<NarrowPage
				title="Check Your Email"
				lede={
					<>
						<p>
							If an account exists for <strong>{email}</strong>, a link to set a new password will
							arrive there. The link expires in 1 hour.
						</p>
						<p>Nothing after a few minutes? Look among the unwanted mail.</p>
					</>
				}
			>
				<ButtonLink to={screens.auth} wide>
					Back to Sign In
				</ButtonLink>
				<Button look="secondary" wide onClick={() => setSent(false)}>
					Use another address
				</Button>
			</NarrowPage>
		);
	}
	return (
		<NarrowPage
			title="Forgot your password?"
			lede={<p>Enter the e-mail address of your account. We send a link to set a new password.</p>}
		>
			<Panel>
				<ForgotPasswordForm
					email={email}
					onSent={(address) => {
						setEmail(address);
						setSent(true);
					}}
				/>
			</Panel>
			<ButtonLink to={screens.auth} look="plain" wide>
				Back to Sign In
			</ButtonLink>
		</NarrowPage>
	);
}

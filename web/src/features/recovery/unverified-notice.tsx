import { Notice } from "#web/ui/notice.tsx";
import { ResendButton } from "./resend-button.tsx";

/** Reminds the owner of an account of the link that verifies its address. */
export function UnverifiedNotice({ email }: { email: string }) {
	return (
		<Notice tone="warning" action={<ResendButton>Send the link again</ResendButton>}>
			<p>
				<strong>Your e-mail address is not verified yet.</strong> We sent a link to {email}; open it
				to confirm that the address is yours.
			</p>
		</Notice>
	);
}

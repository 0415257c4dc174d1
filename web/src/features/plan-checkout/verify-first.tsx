import { useVerificationMail } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";

type VerifyFirstProps = {
	/** Why, as the server says it: with the address that the link went to. */
	message: string;
	/** Has the payment session made, now that the address is verified. */
	onVerified: () => void;
};

/** A plan is taken out with a verified address. Source: Rule PLAN-8. */
export function VerifyFirst({ message, onVerified }: VerifyFirstProps) {
	const showToast = useToast();
	const { resend, isPending } = useVerificationMail({
		onSent: (sent) => showToast({ title: "Link sent", message: sent.message, tone: "success" }),
		onError: (error) => showToast({ title: "Error", message: error.message, tone: "destructive" }),
	});
	return (
		<Notice
			tone="warning"
			action={
				<div className="row wrap gap-3">
					<Button onClick={onVerified}>I have verified it</Button>
					<Button look="secondary" pending={isPending} pendingLabel="Sending..." onClick={resend}>
						Send the link again
					</Button>
				</div>
			}
		>
			<p>{message} You can then go on here.</p>
		</Notice>
	);
}

import { useVerificationMail } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";

type ResendButtonProps = {
	/** It is what the screen is there for. */
	prominent?: boolean;
	children: string;
};

/** Has another link sent that verifies the visitor's e-mail address. */
export function ResendButton({ prominent = false, children }: ResendButtonProps) {
	const showToast = useToast();
	const { resend, isPending } = useVerificationMail({
		onSent: ({ message }) => showToast({ title: "Link sent", message, tone: "success" }),
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
	return (
		<Button
			look={prominent ? "primary" : "secondary"}
			wide={prominent}
			pending={isPending}
			pendingLabel="Sending..."
			onClick={resend}
		>
			{children}
		</Button>
	);
}

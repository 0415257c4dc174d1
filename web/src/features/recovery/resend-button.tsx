import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
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
	const resend = useSingleMutation({
		mutationFn: () => call(api["resend-verification"].$post()),
		onSuccess: ({ message }) => showToast({ title: "Link sent", message, tone: "success" }),
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
	return (
		<Button
			look={prominent ? "primary" : "secondary"}
			wide={prominent}
			pending={resend.isPending}
			pendingLabel="Sending..."
			onClick={() => resend.mutate()}
		>
			{children}
		</Button>
	);
}

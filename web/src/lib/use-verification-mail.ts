import { api, call } from "./api.ts";
import { useSingleMutation } from "./use-single-mutation.ts";

type Told = {
	onSent: (answer: { message: string }) => void;
	onError: (error: Error) => void;
};

/** Has another link sent that verifies the visitor's e-mail address. */
export function useVerificationMail({ onSent, onError }: Told) {
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => call(api["resend-verification"].$post()),
		onSuccess: onSent,
		onError,
	});
	return { resend: () => mutate(), isPending };
}

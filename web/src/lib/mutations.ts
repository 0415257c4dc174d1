import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { api, call } from "./api.ts";

type SingleMutation<Answer, Input> = {
	mutationFn: (input: Input) => Promise<Answer>;
	onSuccess: (answer: Answer, input: Input) => unknown;
	onError: (error: Error) => void;
};

/** A mutation that runs once at a time: a press may come before the screen can show that the last one counted. */
export function useSingleMutation<Answer, Input = void>(options: SingleMutation<Answer, Input>) {
	const underWay = useRef(false);
	const { mutate, ...mutation } = useMutation({
		...options,
		onSettled: () => {
			underWay.current = false;
		},
	});
	return {
		...mutation,
		mutate: (input: Input) => {
			if (!underWay.current) {
				underWay.current = true;
				mutate(input);
			}
		},
	};
}

/**
 * Opens the payment provider's own pages, where a subscriber changes the card and reads invoices. `onError` is called when they
 * cannot be opened.
 */
export function useBillingPortal(onError: (error: Error) => void) {
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => call(api.subscription.portal.$post()),
		onSuccess: ({ url }) => window.location.assign(url),
		onError,
	});
	return { openPortal: () => mutate(), isPending };
}

type VerificationMail = {
	onSent: (answer: { message: string }) => void;
	onError: (error: Error) => void;
};

/** Sends another link that verifies the visitor's e-mail address. */
export function useVerificationMail({ onSent, onError }: VerificationMail) {
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () => call(api["resend-verification"].$post()),
		onSuccess: onSent,
		onError,
	});
	return { resend: () => mutate(), isPending };
}

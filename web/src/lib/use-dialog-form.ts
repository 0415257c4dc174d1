import type { FieldValues } from "react-hook-form";
import { type FormCall, useFormCall } from "./use-form-call.ts";
import { useOwnClose } from "./use-is-here.ts";

type DialogForm<Values extends FieldValues, Answer> = Pick<
	FormCall<Values, Answer>,
	"defaultValues" | "send"
> & {
	/** Closes the dialog; not called once the dialog is about something else. Leave it out where the screen goes with the action. */
	close?: () => void;
	/** Called after the dialog is closed. */
	onDone: (answer: Answer) => void | Promise<void>;
	/** What is said of a refusal, unless it is the server's own message. */
	wordsOf?: (error: Error) => string;
};

/**
 * A form in a dialog, sent in one call. A notice outside the dialog could not be read, so a refusal
 * that is on no field is returned as `refusal` for the form to show; null while there is none.
 */
export function useDialogForm<Values extends FieldValues, Answer>({
	defaultValues,
	send,
	close = () => undefined,
	onDone,
	wordsOf = ({ message }) => message,
}: DialogForm<Values, Answer>) {
	const ownClose = useOwnClose(close);
	const formCall = useFormCall<Values, Answer>({
		defaultValues,
		send,
		onDone: (answer) => {
			ownClose();
			return onDone(answer);
		},
		onRefused: (error, isOnAField) => {
			if (!isOnAField) {
				formCall.form.setError("root", { message: wordsOf(error) });
			}
		},
	});
	return { ...formCall, refusal: formCall.form.formState.errors.root?.message ?? null };
}

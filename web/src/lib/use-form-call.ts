import type { FormEvent } from "react";
import {
	type DefaultValues,
	type FieldValues,
	type Path,
	type UseFormReturn,
	useForm,
} from "react-hook-form";
import { ApiError } from "./api.ts";
import { useSingleMutation } from "./mutations.ts";

export type FormCall<Values extends FieldValues, Answer> = {
	/** Every field of the form, by the name under which the server may refuse it. */
	defaultValues: Values & DefaultValues<Values>;
	send: (values: Values) => Promise<Answer>;
	onDone: (answer: Answer, form: UseFormReturn<Values>) => void | Promise<void>;
	/** Called after a refusal has been set on its fields; `isOnAField`: it is on any. */
	onRefused: (error: Error, isOnAField: boolean) => void;
};

/**
 * A form that is sent in one call. What is typed stays until the owner resets it; what the server refuses stands on its
 * field until that changes; a second press while the first is under way sends nothing.
 */
export function useFormCall<Values extends FieldValues, Answer>({
	defaultValues,
	send,
	onDone,
	onRefused,
}: FormCall<Values, Answer>) {
	const form = useForm<Values>({ defaultValues });
	const isField = (name: string): name is Path<Values> => holds(defaultValues, name.split("."));
	const { mutate, isPending } = useSingleMutation({
		mutationFn: send,
		onSuccess: (answer) => onDone(answer, form),
		onError: (error) => {
			const refused = error instanceof ApiError ? Object.entries(error.fields) : [];
			for (const [name, message] of refused.reverse()) {
				if (isField(name)) {
					// The first refused field comes last and keeps the focus.
					form.setError(name, { type: "server", message }, { shouldFocus: true });
				}
			}
			onRefused(
				error,
				refused.some(([name]) => isField(name)),
			);
		},
	});
	const submit = form.handleSubmit((values) => mutate(values));
	return {
		form,
		isPending,
		onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
	};
}

/** Whether values have a field at a path; of a list, whatever its place. */
function holds(values: unknown, [first, ...rest]: readonly string[]): boolean {
	if (first === undefined) {
		return true;
	}
	return (
		typeof values === "object" &&
		values !== null &&
		(Array.isArray(values) ||
			(Object.hasOwn(values, first) && holds(Reflect.get(values, first), rest)))
	);
}

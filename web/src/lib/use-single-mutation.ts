import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";

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

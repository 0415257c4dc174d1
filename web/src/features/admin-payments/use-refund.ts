import { useQueryClient } from "@tanstack/react-query";
import type { Refunded } from "#contracts/admin/payments.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { ownKey } from "#web/lib/session.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";
import { paymentsKey } from "./payments-query.ts";

/** Gives money back from a dialog that is keyed by its subject, then refetches what has changed. `send` gets the subject. */
export function useRefund(send: (id: string) => Promise<Refunded>, close: () => void) {
	const ownClose = useOwnClose(close);
	const queryClient = useQueryClient();
	const showToast = useToast();
	// Also after a refusal, which may mean that the money went back already.
	const askAgain = () =>
		Promise.all(
			[paymentsKey, ownKey("admin-charges")].map((queryKey) =>
				queryClient.invalidateQueries({ queryKey }),
			),
		);
	const { mutate, isPending, error } = useSingleMutation({
		mutationFn: send,
		onSuccess: async ({ message }) => {
			await askAgain();
			ownClose();
			showToast({ title: "Refunded", message, tone: "success" });
		},
		onError: () => void askAgain(),
	});
	return {
		refund: mutate,
		isPending,
		refused: error && { title: "Refund failed", message: error.message },
	};
}

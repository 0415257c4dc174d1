import { useQueryClient } from "@tanstack/react-query";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { dropPromoCode } from "./promo-codes-query.ts";

type PromoDeletionProps = { dialog: SubjectDialog<PromoCode>; onDeleted: () => void };

/** Asks before a code is deleted. Keyed by it. Source: SPEC section 5 "Deletes". */
export function PromoDeletion({ dialog, onDeleted }: PromoDeletionProps) {
	const { ref, subject } = dialog;
	const { mutate, isPending, error } = useDeletion(dialog, onDeleted);
	return (
		<ConfirmDialog
			ref={ref}
			title="Delete promo code"
			confirmLabel={`Delete ${subject?.code ?? ""}`}
			pendingLabel="Deleting..."
			isPending={isPending}
			refused={error && { title: "Error", message: error.message }}
			onConfirm={() => subject && mutate(subject.id)}
		>
			<p>Are you sure you want to delete this promo code?</p>
			<p>Subscriptions that run with it keep their discount.</p>
		</ConfirmDialog>
	);
}

function useDeletion({ close }: SubjectDialog<PromoCode>, onDeleted: () => void) {
	const ownClose = useOwnClose(close);
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin["promo-codes"][":id"].$delete({ param: { id } })),
		onSuccess: (_done, id) => {
			ownClose();
			dropPromoCode(queryClient, id);
			onDeleted();
			showToast({
				title: "Success",
				message: "Promo code deleted successfully",
				tone: "success",
			});
		},
		onError: () => undefined,
	});
}

import { useQueryClient } from "@tanstack/react-query";
import type { PromoCode } from "#contracts/admin/promo-codes.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { dropPromoCode } from "./promo-codes-query.ts";

type PromoDeletionProps = { dialog: SubjectDialog<PromoCode>; onDeleted: () => void };

/** Asks before a code is deleted. Source: SPEC section 5 "Deletes". */
export function PromoDeletion({ dialog, onDeleted }: PromoDeletionProps) {
	const { ref, subject } = dialog;
	const deletion = useDeletion(dialog, onDeleted);
	const isOfThis = deletion.variables === subject?.id;
	return (
		<ConfirmDialog
			ref={ref}
			title="Delete promo code"
			confirmLabel={`Delete ${subject?.code ?? ""}`}
			pendingLabel="Deleting..."
			isPending={deletion.isPending}
			refused={
				deletion.error && isOfThis ? { title: "Error", message: deletion.error.message } : null
			}
			onConfirm={() => subject && deletion.mutate(subject.id)}
		>
			<p>Are you sure you want to delete this promo code?</p>
			<p>Subscriptions that run with it keep their discount.</p>
		</ConfirmDialog>
	);
}

function useDeletion({ close }: SubjectDialog<PromoCode>, onDeleted: () => void) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin["promo-codes"][":id"].$delete({ param: { id } })),
		onSuccess: (_done, id) => {
			close();
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

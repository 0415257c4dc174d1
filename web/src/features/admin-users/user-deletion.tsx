import { useQueryClient } from "@tanstack/react-query";
import type { AdminUser } from "#contracts/admin/users.ts";
import { plans } from "#domain/plans.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { isPaying } from "./plan-edit.ts";
import { dropUser } from "./users-query.ts";

type UserDeletionProps = { dialog: SubjectDialog<AdminUser>; onDeleted: () => void };

/** Asks before an account is deleted. Keyed by it. Source: SPEC section 5 "Deletes". */
export function UserDeletion({ dialog, onDeleted }: UserDeletionProps) {
	const { ref, subject } = dialog;
	const { mutate, isPending, error } = useDeletion(dialog, onDeleted);
	const plan = subject?.provider && isPaying(subject) ? plans[subject.provider.plan].name : null;
	return (
		<ConfirmDialog
			ref={ref}
			title={`Delete ${subject?.username ?? "user"}`}
			confirmLabel="Delete user"
			pendingLabel="Deleting..."
			isPending={isPending}
			refused={
				error && {
					title: "Delete Failed",
					message: serverMessage(error, "Failed to delete user."),
				}
			}
			onConfirm={() => subject && mutate(subject.id)}
		>
			<p>Are you sure you want to delete this user? This action cannot be undone.</p>
			{plan ? <p>Their {plan} plan is cancelled first: nothing more is charged for it.</p> : null}
		</ConfirmDialog>
	);
}

function useDeletion({ close }: SubjectDialog<AdminUser>, onDeleted: () => void) {
	const ownClose = useOwnClose(close);
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: (id: string) => call(api.admin.users[":id"].$delete({ param: { id } })),
		onSuccess: ({ message }, id) => {
			ownClose();
			dropUser(queryClient, id);
			onDeleted();
			showToast({ title: "User Deleted", message, tone: "success" });
		},
		onError: () => undefined,
	});
}

import { useQueryClient } from "@tanstack/react-query";
import type { Share } from "#contracts/report-share.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useOwnClose } from "#web/lib/use-is-here.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { SubjectDialog } from "#web/ui/use-subject-dialog.ts";
import { keepShares } from "./shares-query.ts";

type WithdrawDialogProps = {
	reportId: string;
	dialog: SubjectDialog<Share>;
	/** Called once the link is withdrawn; the button that asked goes with it. */
	onDone: () => void;
};

/** Asks before a link is withdrawn: nobody can have it back. */
export function WithdrawDialog({ reportId, dialog, onDone }: WithdrawDialogProps) {
	const { subject } = dialog;
	return subject === null ? null : (
		<Withdrawal
			key={subject.id}
			reportId={reportId}
			share={subject}
			dialog={dialog}
			onDone={onDone}
		/>
	);
}

function Withdrawal({
	reportId,
	share: { id, name },
	dialog,
	onDone,
}: WithdrawDialogProps & { share: Share }) {
	const queryClient = useQueryClient();
	const close = useOwnClose(dialog.close);
	const { mutate, isPending, error } = useSingleMutation({
		mutationFn: () =>
			call(
				api.reports[":id"].shares[":shareId"].withdraw.$post({
					param: { id: encodeURIComponent(reportId), shareId: encodeURIComponent(id) },
				}),
			),
		onSuccess: async (list) => {
			close();
			await keepShares(queryClient, reportId, list);
			onDone();
		},
		onError: () => undefined,
	});
	return (
		<ConfirmDialog
			ref={dialog.ref}
			title="Withdraw this link?"
			confirmLabel="Withdraw link"
			pendingLabel="Withdrawing..."
			closeLabel="Keep it"
			isPending={isPending}
			refused={error && { title: "Not withdrawn", message: error.message }}
			onConfirm={() => mutate()}
		>
			<p>
				The link for {name} stops working at once. A PDF that was downloaded by it stays with its
				reader.
			</p>
		</ConfirmDialog>
	);
}

import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import styles from "./claim-offer.module.css";
import { reportQuery } from "./report-query.ts";

/** Offers to put a report that was bought without an account among the reader's own. Source: DECISIONS 9. */
export function ClaimOffer({ id }: { id: string }) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const claim = useSingleMutation({
		mutationFn: () =>
			call(api.reports[":id"].claim.$post({ param: { id: encodeURIComponent(id) } })),
		onSuccess: async ({ message }) => {
			await queryClient.invalidateQueries({ queryKey: reportQuery(id).queryKey });
			showToast({ title: "Report kept", message, tone: "success" });
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
	return (
		<div className={styles["offer"]}>
			<Notice
				tone="info"
				action={
					<Button
						pending={claim.isPending}
						pendingLabel="Keeping..."
						onClick={() => claim.mutate()}
					>
						Keep this report in your account
					</Button>
				}
			>
				<p>
					You bought this report before you signed in. Kept in your account it stands under My
					Reports, and only you can read it.
				</p>
			</Notice>
		</div>
	);
}

import { useQueryClient } from "@tanstack/react-query";
import type { ReportSummary } from "#contracts/report.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./my-reports.module.css";
import { MY_REPORTS } from "./my-reports-query.ts";

type RowActionsProps = {
	report: ReportSummary;
	/** What the row is called. */
	name: string;
	onEdit: () => void;
};

/** What its owner may make of a report: name it, note something, put it aside. */
export function RowActions({ report, name, onEdit }: RowActionsProps) {
	const isArchived = report.archivedAt !== null;
	const { mutate, isPending } = useArchiving(report);
	return (
		<div className={styles["actions"]}>
			<Button look="plain" onClick={onEdit}>
				{report.note === null ? "Add a name or note" : "Edit name and note"}
				<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
			</Button>
			<Button
				look="plain"
				pending={isPending}
				pendingLabel={isArchived ? "Bringing back..." : "Archiving..."}
				onClick={() => mutate()}
			>
				{isArchived ? "Bring back" : "Archive"}
				<VisuallyHidden>{`: ${name}`}</VisuallyHidden>
			</Button>
		</div>
	);
}

function useArchiving({ id, archivedAt }: ReportSummary) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const archived = archivedAt === null;
	return useSingleMutation({
		mutationFn: () =>
			call(
				api.reports[":id"].$patch({ param: { id: encodeURIComponent(id) }, json: { archived } }),
			),
		onSuccess: () => {
			showToast({
				title: archived ? "Archived" : "Brought back",
				message: archived
					? "It stands under Archived from now on."
					: "It stands among your reports again.",
				tone: "success",
			});
			return queryClient.invalidateQueries({ queryKey: MY_REPORTS });
		},
		onError: ({ message }) => showToast({ title: "Error", message, tone: "destructive" }),
	});
}

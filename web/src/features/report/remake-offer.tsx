import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import type { PaidReport } from "#contracts/report.ts";
import { olderMethodInWords, REMAKE_LAST_DAY } from "#domain/score/older-methods.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { reportQuery } from "./report-query.ts";

type RemakeOfferProps = { report: Pick<PaidReport, "id" | "method"> };

/** Names the method of a report that was made by an older one, and offers its owner to have it made again; nothing on a report of today's. Source: Rule SCORE-21. */
export function RemakeOffer({ report: { id, method } }: RemakeOfferProps) {
	const named = olderMethodInWords(method.version);
	if (named === "") {
		return null;
	}
	return (
		<Notice tone="info" action={method.remakeUntil === null ? null : <RemakeButton id={id} />}>
			<p>
				<strong>{named}</strong> {method.remadeAs === null ? null : <Remade id={method.remadeAs} />}
				{method.remakeUntil === null
					? null
					: `Free until ${REMAKE_LAST_DAY}: have it remade, once. This one stays as it is.`}
			</p>
		</Notice>
	);
}

function Remade({ id }: { id: string }) {
	return <Link to={reportPath(id)}>Open the remade report</Link>;
}

function RemakeButton({ id }: { id: string }) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const showToast = useToast();
	const isHere = useIsHere();
	// Made or refused, what this report offers may be another matter than before.
	const refresh = () => void queryClient.invalidateQueries({ queryKey: reportQuery(id).queryKey });
	const { mutate, isPending } = useSingleMutation({
		mutationFn: () =>
			call(api.reports[":id"].remake.$post({ param: { id: encodeURIComponent(id) } })),
		onSuccess: (made) => {
			refresh();
			return isHere() ? navigate(reportPath(made.id)) : undefined;
		},
		onError: ({ message }) => {
			refresh();
			showToast({ title: "Not remade", message, tone: "destructive" });
		},
	});
	return (
		<Button pending={isPending} pendingLabel="Remaking..." onClick={() => mutate()}>
			Remake it, free
		</Button>
	);
}

import { useQuery } from "@tanstack/react-query";
import { isSameOwners } from "#domain/subjects/finance/owners.ts";
import { OwnersFields } from "#web/landlord/owners-fields.tsx";
import { positionQuery, useKeepingPosition } from "#web/landlord/position-query.ts";
import { useVisitor } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import type { EditedMoney } from "./use-assumptions.ts";

type OwnersEditorProps = { edited: EditedMoney };

/** Edits who owns the home, as far as tax depends on it. Stays in this page unless a reader with an account keeps it. */
export function OwnersEditor({ edited }: OwnersEditorProps) {
	const { owners, context, own } = edited;
	return (
		<>
			<OwnersFields owners={owners} nation={context.nation} onChange={own} />
			{useVisitor().state === "signed-in" ? (
				<OwnPosition edited={edited} />
			) : (
				<p className="soft text-s">
					What you put in here stays in this page. Signed out, no report is made with it.
				</p>
			)}
		</>
	);
}

/** The way from the account's position into these sums, and from these sums into the account. */
function OwnPosition({ edited: { owners, own } }: OwnersEditorProps) {
	const { data } = useQuery(positionQuery);
	const { mutate, isPending } = useKeepingPosition("Not kept");
	if (data === undefined) {
		return null;
	}
	const isKept = isSameOwners(owners, data.owners);
	return (
		<div className="row wrap gap-3 align-center">
			{data.owners.length > 0 && !isKept ? (
				<Button look="secondary" onClick={() => own(data.owners)}>
					Use my position
				</Button>
			) : null}
			{owners.length > 0 && !isKept ? (
				<Button
					look="secondary"
					pending={isPending}
					pendingLabel="Keeping..."
					onClick={() => mutate(owners)}
				>
					Keep as my position
				</Button>
			) : null}
			<p className="soft text-s">
				{isKept && owners.length > 0
					? "This is your position. A preview offers it for the report that you make."
					: "Kept once, your position is offered for every report you make. Only you see it."}
			</p>
		</div>
	);
}

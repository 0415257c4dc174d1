import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { AccountPosition } from "#contracts/account.ts";
import { isSameOwners } from "#domain/subjects/finance/owners.ts";
import { OwnersFields } from "#web/landlord/owners-fields.tsx";
import { positionQuery, useKeepingPosition } from "#web/landlord/position-query.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { useToast } from "#web/ui/toast.tsx";

/** The owners of the visitor's homes for tax, kept once for all homes. Source: Rule TAX-6. */
export function PositionSection() {
	const query = useQuery(positionQuery);
	return (
		<SettingsSection
			title="My position"
			about={
				<p>
					Your income and your share, once for all homes. A preview says when your report is made
					with it, and you can leave it out. It is shown to you alone. So is the tax that follows
					from it, unless you tick that a link shows your tax. From that tax your income can be
					worked out.
				</p>
			}
		>
			<QueryBoundary query={query} what="your position" height="9rem">
				{(position: AccountPosition) => (
					<PositionForm key={position.changedAt ?? "none"} position={position} />
				)}
			</QueryBoundary>
		</SettingsSection>
	);
}

function PositionForm({ position }: { position: AccountPosition }) {
	const [owners, setOwners] = useState<AccountPosition["owners"]>(position.owners);
	const { mutate, isPending, variables } = useKeeping();
	const isChanged = !isSameOwners(owners, position.owners);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		mutate(owners);
	};
	return (
		<Form onSubmit={submit}>
			<div>
				<OwnersFields
					owners={owners}
					nation="England"
					onChange={(changed) => setOwners([...changed])}
				/>
			</div>
			<div className="row wrap gap-3">
				<Button
					type="submit"
					look="secondary"
					disabled={!isChanged}
					pending={isPending && variables?.length !== 0}
					pendingLabel="Saving..."
				>
					Save my position
				</Button>
				{position.owners.length > 0 ? (
					<Button
						look="secondary"
						pending={isPending && variables?.length === 0}
						pendingLabel="Forgetting..."
						onClick={() => mutate([])}
					>
						Forget my position
					</Button>
				) : null}
			</div>
		</Form>
	);
}

function useKeeping() {
	const showToast = useToast();
	return useKeepingPosition("Position not saved", ({ owners }) =>
		showToast(
			owners.length === 0
				? {
						title: "Position forgotten",
						message: "Reports that you made with it keep it until they go.",
						tone: "success",
					}
				: {
						title: "Position saved",
						message: "A preview offers it for the report that you make.",
						tone: "success",
					},
		),
	);
}

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { poundsOr } from "#domain/base/amounts-in-words.ts";
import type { PropertyOwner } from "#domain/portfolio/kept-home.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./homes.module.css";
import { HOMES } from "./homes-queries.ts";
import { OwnerForm } from "./owner-form.tsx";

/** Who owns the homes, named once for all of them; whoever lets for others leaves it empty and sees no tax. Source: Rule FLEET-1, Rule FLEET-3. */
export function OwnersSection({ owners }: { owners: readonly PropertyOwner[] }) {
	const dialog = useRef<HTMLDialogElement>(null);
	/** Null for one who is new; undefined while the dialog is shut. */
	const [subject, setSubject] = useState<PropertyOwner | null | undefined>(undefined);
	const open = (owner: PropertyOwner | null) => {
		flushSync(() => setSubject(owner));
		dialog.current?.showModal();
	};
	const close = () => {
		dialog.current?.close();
		setSubject(undefined);
	};
	return (
		<Disclosure summary={owners.length === 0 ? "Owners, for tax" : `Owners (${owners.length})`}>
			<div className="stack one-column gap-3 from-start">
				<p className="soft text-m measure">
					{owners.length === 0
						? "Name who owns them once, to see what they leave after tax. If you let for others, leave it empty."
						: "Each home states its owners and their shares. Their tax is reckoned on all their homes together."}
				</p>
				{owners.length > 0 ? (
					<ul className={styles["owners"]}>
						{owners.map((owner) => (
							<OwnerLine key={owner.id} owner={owner} onEdit={() => open(owner)} />
						))}
					</ul>
				) : null}
				<Button look="secondary" onClick={() => open(null)}>
					Add an owner
				</Button>
			</div>
			<Dialog ref={dialog} title={subject ? "Change an owner" : "Add an owner"} isForm>
				{subject === undefined ? null : (
					<OwnerForm key={subject?.id ?? "new"} owner={subject} close={close} />
				)}
			</Dialog>
		</Disclosure>
	);
}

function OwnerLine({ owner, onEdit }: { owner: PropertyOwner; onEdit: () => void }) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const removal = useSingleMutation({
		mutationFn: () => call(api["property-owners"][":id"].$delete({ param: { id: owner.id } })),
		onSuccess: () => queryClient.invalidateQueries({ queryKey: HOMES }),
		onError: ({ message }) => showToast({ title: "Not removed", message, tone: "destructive" }),
	});
	return (
		<li className={styles["owner"]}>
			<p className="shrinkable">
				<strong className="break-anywhere">{owner.name}</strong>{" "}
				<span className="block soft text-m">{ownerInWords(owner)}</span>
			</p>
			<div className="row wrap gap-2">
				<Button look="secondary" onClick={onEdit}>
					Change<VisuallyHidden> {owner.name}</VisuallyHidden>
				</Button>
				<Button
					look="secondary"
					pending={removal.isPending}
					pendingLabel="Removing..."
					onClick={() => removal.mutate()}
				>
					Remove<VisuallyHidden> {owner.name}</VisuallyHidden>
				</Button>
			</div>
		</li>
	);
}

function ownerInWords(owner: PropertyOwner): string {
	return owner.kind === "company"
		? `A company with ${poundsOr(owner.otherProfitsPence)} other profits a year`
		: `Lives in ${owner.nation}, with ${poundsOr(owner.incomePence)} other income a year`;
}

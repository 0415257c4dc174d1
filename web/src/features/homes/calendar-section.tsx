import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { HomesFeed } from "#contracts/homes.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { AddressField } from "#web/ui/address-field.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { feedQuery } from "./homes-queries.ts";

/** The dates of all homes for a calendar, once or as they move, and all homes as a file. Source: Rule HELD-7, Rule HOMES-16. */
export function CalendarSection() {
	const [isOpen, setOpen] = useState(false);
	return (
		<Disclosure summary="Calendar and files" onOpen={() => setOpen(true)}>
			<div className="stack one-column gap-4">
				<div className="row wrap gap-3">
					<ButtonLink look="secondary" reloadDocument download to="/api/homes/dates.ics">
						Download the dates
					</ButtonLink>
					<ButtonLink look="secondary" reloadDocument download to="/api/homes.csv">
						Download the homes as CSV
					</ButtonLink>
				</div>
				{isOpen ? <Feed /> : null}
			</div>
		</Disclosure>
	);
}

function Feed() {
	const query = useQuery(feedQuery);
	const make = useFeedChange("No address made", () => call(api.homes.feed.$post()));
	return (
		<QueryBoundary query={query} what="your calendar" height="6rem">
			{({ path }: HomesFeed) => (
				<div className="stack one-column gap-3">
					<p className="soft text-m measure-34">
						A calendar program follows your dates at a secret address. Whoever has it sees your
						homes’ names, addresses and dates.
					</p>
					{path === null ? (
						<div>
							<Button
								look="secondary"
								pending={make.isPending}
								pendingLabel="Making..."
								onClick={() => make.mutate()}
							>
								Make a secret address
							</Button>
						</div>
					) : (
						<Address address={`${window.location.origin}${path}`} />
					)}
				</div>
			)}
		</QueryBoundary>
	);
}

function Address({ address }: { address: string }) {
	const field = useRef<HTMLInputElement>(null);
	const dialog = useRef<HTMLDialogElement>(null);
	const { outcome, copy } = useCopy(address, field);
	const withdraw = useFeedChange("Not withdrawn", () => call(api.homes.feed.$delete()));
	return (
		<>
			<div className="row">
				<AddressField ref={field} label="Secret address of your calendar" address={address} />
			</div>
			<div className="row wrap gap-3">
				<Button look="secondary" onClick={copy}>
					Copy the address
				</Button>
				<Button look="plain-danger" onClick={() => dialog.current?.showModal()}>
					Withdraw the address
				</Button>
			</div>
			<p className="soft text-s" role="status">
				{outcome}
			</p>
			<ConfirmDialog
				ref={dialog}
				title="Withdraw this address?"
				confirmLabel="Withdraw address"
				pendingLabel="Withdrawing..."
				closeLabel="Keep it"
				isPending={withdraw.isPending}
				onConfirm={() => withdraw.mutate()}
			>
				<p>Calendars that follow it get no dates any more. You can make another one.</p>
			</ConfirmDialog>
		</>
	);
}

function useFeedChange(refusedTitle: string, change: () => Promise<HomesFeed>) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: change,
		onSuccess: async (feed) => {
			const { queryKey } = feedQuery;
			await queryClient.cancelQueries({ queryKey });
			queryClient.setQueryData(queryKey, feed);
		},
		onError: ({ message }) => showToast({ title: refusedTitle, message, tone: "destructive" }),
	});
}

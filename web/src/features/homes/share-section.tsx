import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { HomeShareList } from "#contracts/home-share.ts";
import { HOME_LINK_DAYS } from "#domain/portfolio/shown-home.ts";
import { api, call } from "#web/lib/api.ts";
import { formatDay } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { AddressField } from "#web/ui/address-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./homes.module.css";
import { homeSharesQuery } from "./homes-queries.ts";

/** Links by which others read a home: made, copied and withdrawn. Source: Rule HOMES-19. */
export function ShareSection({ id }: { id: string }) {
	const query = useQuery(homeSharesQuery(id));
	const keep = useKept(id);
	const { form, isPending, onSubmit } = useFormCall<{ name: string }, HomeShareList>({
		defaultValues: { name: "" },
		send: (json) => call(api.homes[":id"].shares.$post({ param: { id }, json })),
		onDone: async (list) => {
			form.reset();
			await keep(list);
		},
		onRefused: ({ message }, isOnAField) => {
			if (!isOnAField) {
				form.setError("name", { message });
			}
		},
	});
	return (
		<div className="stack one-column gap-4">
			<p className="soft text-m measure-34">
				{`Whoever has the link sees the address, answers, needs and dates for ${HOME_LINK_DAYS} days. It shows no rent, price, loan or owner.`}
			</p>
			<Form onSubmit={onSubmit}>
				<Field
					label="Whom the link is for"
					autoComplete="off"
					{...form.register("name")}
					error={form.formState.errors.name?.message}
				/>
				<div>
					<Button type="submit" look="secondary" pending={isPending} pendingLabel="Making...">
						Make a link
					</Button>
				</div>
			</Form>
			<QueryBoundary query={query} what="the links" height="3rem">
				{({ shares }) => (
					<ul className={styles["needs"]}>
						{shares.map((share) => (
							<Link key={share.id} id={id} share={share} />
						))}
					</ul>
				)}
			</QueryBoundary>
		</div>
	);
}

type LinkProps = { id: string; share: HomeShareList["shares"][number] };

function Link({ id, share }: LinkProps) {
	const address = `${window.location.origin}${share.path}`;
	const field = useRef<HTMLInputElement>(null);
	const { outcome, copy } = useCopy(address, field);
	const showToast = useToast();
	const withdrawal = useSingleMutation({
		mutationFn: () =>
			call(api.homes[":id"].shares[":shareId"].$delete({ param: { id, shareId: share.id } })),
		onSuccess: useKept(id),
		onError: ({ message }) => showToast({ title: "Not withdrawn", message, tone: "destructive" }),
	});
	const forWhom = <VisuallyHidden>{` the link for ${share.name}`}</VisuallyHidden>;
	return (
		<li className={styles["need"]}>
			<p>
				<strong className="break-anywhere">{share.name}</strong>{" "}
				<span className="soft">{`until ${formatDay(share.endsAt)}`}</span>
			</p>
			<AddressField ref={field} label={`Link for ${share.name}`} address={address} />
			<div className="row wrap gap-3">
				<Button look="secondary" onClick={copy}>
					Copy{forWhom}
				</Button>
				<Button
					look="plain-danger"
					pending={withdrawal.isPending}
					onClick={() => withdrawal.mutate()}
				>
					Withdraw{forWhom}
				</Button>
			</div>
			<p className="soft text-s" role="status">
				{outcome}
			</p>
		</li>
	);
}

/** Shows the links as a change left them. */
function useKept(id: string) {
	const queryClient = useQueryClient();
	return async (list: HomeShareList) => {
		const { queryKey } = homeSharesQuery(id);
		await queryClient.cancelQueries({ queryKey });
		queryClient.setQueryData(queryKey, list);
	};
}

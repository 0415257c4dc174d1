import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { WebhookList, WebhookSecret } from "#contracts/webhooks.ts";
import { MOST_WEBHOOKS } from "#domain/business/webhooks.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";
import { useCopy } from "#web/lib/use-copy.ts";
import { useDialogForm } from "#web/lib/use-dialog-form.ts";
import { AddressField } from "#web/ui/address-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Field } from "#web/ui/field.tsx";
import { Form } from "#web/ui/form.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { Refusal } from "#web/ui/refusal.tsx";
import { WebhookRow } from "./webhook-row.tsx";

const webhooksQuery = queryOptions({
	queryKey: ownKey("webhooks"),
	queryFn: ({ signal }): Promise<WebhookList> =>
		call(api.account.webhooks.$get({}, { init: { signal } })),
});

/** Where changes at the visitor's homes are sent, for programs. Source: Rule HOOK-1. */
export function WebhooksSection() {
	const [isOpen, setOpen] = useState(false);
	return (
		<Disclosure summary="Webhooks for programs" onOpen={() => setOpen(true)}>
			{isOpen ? <Webhooks /> : null}
		</Disclosure>
	);
}

function Webhooks() {
	const query = useQuery(webhooksQuery);
	const queryClient = useQueryClient();
	const [secret, setSecret] = useState<string | null>(null);
	const keep = async (answer: WebhookList | WebhookSecret) => {
		const { queryKey } = webhooksQuery;
		await queryClient.cancelQueries({ queryKey });
		queryClient.setQueryData(queryKey, { webhooks: answer.webhooks });
		if ("secret" in answer) {
			setSecret(answer.secret);
		}
	};
	return (
		<QueryBoundary query={query} what="your webhooks" height="8rem">
			{({ webhooks }: WebhookList) => (
				<div className="stack one-column gap-4">
					<p className="soft text-m measure-34">
						Changes at your homes are posted to a server of yours, signed by Standard Webhooks. Your
						server must first echo a challenge.
					</p>
					{secret === null ? null : <Secret key={secret} secret={secret} />}
					<ul className="stack one-column gap-4">
						{webhooks.map((webhook) => (
							<WebhookRow key={webhook.id} webhook={webhook} onChanged={keep} />
						))}
					</ul>
					{webhooks.length < MOST_WEBHOOKS ? (
						<NewWebhook key={webhooks.length} onAdded={keep} />
					) : null}
				</div>
			)}
		</QueryBoundary>
	);
}

function NewWebhook({ onAdded }: { onAdded: (made: WebhookSecret) => Promise<void> }) {
	const { form, refusal, isPending, onSubmit } = useDialogForm({
		defaultValues: { address: "" },
		send: (json: { address: string }): Promise<WebhookSecret> =>
			call(api.account.webhooks.$post({ json })),
		onDone: onAdded,
	});
	return (
		<Form onSubmit={onSubmit}>
			<Refusal message={refusal} />
			<Field
				label="Address of your server"
				hint="Public, with https:// before it."
				maxLength={500}
				autoComplete="off"
				{...form.register("address", { required: "Enter an address" })}
				error={form.formState.errors.address?.message}
			/>
			<div>
				<Button type="submit" look="secondary" pending={isPending} pendingLabel="Adding...">
					Add a webhook
				</Button>
			</div>
		</Form>
	);
}

function Secret({ secret }: { secret: string }) {
	const field = useRef<HTMLInputElement>(null);
	const { outcome, copy } = useCopy(secret, field);
	return (
		<div className="stack one-column gap-3">
			<p className="measure-34">
				This is the secret that it is signed with. It is shown this once.
			</p>
			<div className="row">
				<AddressField ref={field} label="Secret of the webhook" address={secret} />
			</div>
			<div>
				<Button look="secondary" onClick={copy}>
					Copy the secret
				</Button>
			</div>
			<p className="soft text-s" role="status">
				{outcome}
			</p>
		</div>
	);
}

import { useRef } from "react";
import type {
	Webhook,
	WebhookDelivery,
	WebhookList,
	WebhookSecret,
	WebhookState,
} from "#contracts/webhooks.ts";
import { api, call } from "#web/lib/api.ts";
import { formatMinute } from "#web/lib/format.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type Answer = WebhookList | WebhookSecret;

const stateInWords: Readonly<Record<WebhookState, string>> = {
	unproven: "Nothing is sent before your server has echoed a challenge.",
	live: "Changes are sent here.",
	stopped: "Your server said that it is gone. Nothing is sent before it echoes a challenge again.",
};

type RowProps = { webhook: Webhook; onChanged: (answer: Answer) => Promise<void> };

/** A webhook, what can be done with it, and what was sent to it. */
export function WebhookRow({ webhook, onChanged }: RowProps) {
	const { id, address, state, oldSecretUntil, deliveries } = webhook;
	const dialog = useRef<HTMLDialogElement>(null);
	const webhooks = api.account.webhooks[":id"];
	const param = { id };
	const test = useChange(() => call(webhooks.test.$post({ param })), onChanged);
	const rotate = useChange(() => call(webhooks.rotate.$post({ param })), onChanged);
	const remove = useChange(() => call(webhooks.$delete({ param })), onChanged);
	const of = <VisuallyHidden>{` of ${address}`}</VisuallyHidden>;
	return (
		<li className="stack one-column gap-3">
			<p className="break-anywhere">{address}</p>
			<p className="soft text-s">
				{stateInWords[state]}
				{oldSecretUntil === null
					? ""
					: ` The secret before holds until ${formatMinute(oldSecretUntil)}.`}
			</p>
			<div className="row wrap gap-3">
				<Button
					look="secondary"
					pending={test.isPending}
					pendingLabel="Sending..."
					onClick={() => test.mutate()}
				>
					{state === "live" ? "Send a test" : "Send the challenge"}
					{of}
				</Button>
				<Button
					look="secondary"
					pending={rotate.isPending}
					pendingLabel="Making..."
					onClick={() => rotate.mutate()}
				>
					Make a new secret{of}
				</Button>
				<Button look="plain-danger" onClick={() => dialog.current?.showModal()}>
					Delete{of}
				</Button>
			</div>
			<ul className="stack one-column gap-3">
				{deliveries.map((delivery) => (
					<Delivery key={delivery.id} {...{ id, delivery, onChanged }} isLive={state === "live"} />
				))}
			</ul>
			<ConfirmDialog
				ref={dialog}
				title="Delete this webhook?"
				confirmLabel="Delete webhook"
				pendingLabel="Deleting..."
				closeLabel="Keep it"
				isPending={remove.isPending}
				onConfirm={() => remove.mutate()}
			>
				<p>Your server gets nothing more. The list of what was sent goes too.</p>
			</ConfirmDialog>
		</li>
	);
}

type DeliveryProps = {
	id: string;
	delivery: WebhookDelivery;
	isLive: boolean;
	onChanged: RowProps["onChanged"];
};

function Delivery({ id, delivery, isLive, onChanged }: DeliveryProps) {
	const { title, state, askedAt } = delivery;
	const param = { id, delivery: delivery.id };
	const { deliveries } = api.account.webhooks[":id"];
	const replay = useChange(() => call(deliveries[":delivery"].replay.$post({ param })), onChanged);
	return (
		<li className="row wrap gap-3">
			<span className="text-s">
				{title ?? "Test"}, {formatMinute(askedAt)}: {outcomeOf(delivery)}
			</span>
			{isLive && state !== "waiting" ? (
				<Button
					look="plain"
					pending={replay.isPending}
					pendingLabel="Sending..."
					onClick={() => replay.mutate()}
				>
					Send again
				</Button>
			) : null}
		</li>
	);
}

function outcomeOf({ state, tries, lastError, nextTryAt }: WebhookDelivery): string {
	const reason = lastError === null ? "" : ` ${lastError}.`;
	switch (state) {
		case "delivered":
			return "acknowledged.";
		case "dead":
			return `given up after ${tries} tries.${reason}`;
		default:
			return `next try ${nextTryAt === null ? "soon" : formatMinute(nextTryAt)}.${reason}`;
	}
}

function useChange(change: () => Promise<Answer>, onChanged: RowProps["onChanged"]) {
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: change,
		onSuccess: onChanged,
		onError: ({ message }) => showToast({ title: "Not done", message, tone: "destructive" }),
	});
}

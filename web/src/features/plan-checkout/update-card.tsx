import { screens } from "#domain/base/screens.ts";
import { useBillingPortal } from "#web/lib/mutations.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { useToast } from "#web/ui/toast.tsx";

/** A payment failed, and until another card pays it no plan can be begun or changed. Source: Rule PLAN-4. */
export function UpdateCard() {
	return (
		<Message
			title="Your card needs to be updated"
			action={
				<div className="row wrap gap-3">
					<UpdateCardButton />
					<ButtonLink to={screens.account} look="secondary">
						Account
					</ButtonLink>
				</div>
			}
		>
			<p>
				The last payment for your plan did not go through. Update your card with our payment
				provider first; then you can change your plan here.
			</p>
		</Message>
	);
}

/** Leads to the payment provider's own pages. */
export function UpdateCardButton() {
	const showToast = useToast();
	const { openPortal, isPending } = useBillingPortal(({ message }) =>
		showToast({ title: "Error", message, tone: "destructive" }),
	);
	return (
		<Button pending={isPending} pendingLabel="Opening..." onClick={openPortal}>
			Update card
		</Button>
	);
}

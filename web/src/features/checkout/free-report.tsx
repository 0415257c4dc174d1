import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import type { PaymentIntentRequest } from "#contracts/checkout.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { reportPath } from "#web/lib/paths.ts";
import { justBought } from "#web/lib/queries.ts";
import { useVisitor } from "#web/lib/session.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { LoadingPayment } from "#web/payment/loading-payment.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { failure, type NotBegun, notBegun } from "./begin-payment.ts";
import { BuyerEmail } from "./buyer-email.tsx";
import { type BuyerDetails, checkoutQuery } from "./checkout-query.ts";
import { useRefusals } from "./use-refusals.ts";

type Taking = {
	reportId: string;
	/** Called before the report opens. */
	onPaid: (reportId: string) => void;
};

const NOT_GIVEN = "The report could not be given. Please try again.";

/** Takes a report that costs nothing and goes to it, or says why it could not be had. Anyone who has left the screen is left where they are. */
function useFreeReport({ reportId, onPaid }: Taking, handleRefusal: (refusal: NotBegun) => void) {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const navigate = useNavigate();
	const isHere = useIsHere();

	function arrive() {
		const { queryKey } = checkoutQuery(reportId);
		// Without asking again now: the screen would say that it had been bought before.
		void queryClient.invalidateQueries({ queryKey, refetchType: "none" });
		onPaid(reportId);
		showToast({
			title: "Your report is ready",
			message: "We have sent you its link as well.",
			tone: "success",
		});
		return navigate(reportPath(reportId), { replace: true, state: justBought });
	}

	const { mutate, isPending } = useSingleMutation({
		mutationFn: (email: string) => {
			const json: PaymentIntentRequest = { reportId, email, amount: 0, waiver: false };
			return call(api["create-payment-intent"].$post({ json }));
		},
		onSuccess: ({ isFree }) => {
			if (isHere()) {
				return isFree ? arrive() : handleRefusal(notBegun(NOT_GIVEN));
			}
		},
		onError: (error) => {
			if (isHere()) {
				handleRefusal(failure(error));
			}
		},
	});
	return { take: mutate, isPending };
}

type FreeReportProps = {
	reportId: string;
	onPaid: (reportId: string) => void;
};

/** The way to a report while reports cost nothing: an address, and no card. */
export function FreeReport(props: FreeReportProps) {
	const visitor = useVisitor();
	return (
		<Card title="Your Report">
			{visitor.state === "unknown" ? (
				<LoadingPayment words="Loading..." />
			) : (
				<FreeReportForm
					{...props}
					email={visitor.state === "signed-in" ? visitor.user.email : ""}
				/>
			)}
		</Card>
	);
}

function FreeReportForm({ email, ...props }: FreeReportProps & { email: string }) {
	const form = useForm<BuyerDetails>({ defaultValues: { email, waiver: false } });
	const { handleRefusal, requireEmail } = useRefusals(props.reportId, form);
	const { take, isPending } = useFreeReport(props, handleRefusal);
	const submit = form.handleSubmit((buyer) => take(buyer.email.trim()), requireEmail);
	const { errors } = form.formState;
	return (
		<Form onSubmit={(event) => void submit(event)}>
			<p>There is nothing to pay, and no card is asked for.</p>
			<BuyerEmail form={form} hint="The link to your report goes to this address." />
			{errors.root?.message ? (
				<Notice tone="warning">
					<p>{errors.root.message}</p>
				</Notice>
			) : null}
			<Button type="submit" wide pending={isPending} pendingLabel="Getting your report...">
				Get the report
			</Button>
		</Form>
	);
}

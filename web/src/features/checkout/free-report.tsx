import { useForm } from "react-hook-form";
import { useVisitor } from "#web/lib/session.ts";
import { LoadingPayment } from "#web/payment/loading-payment.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Buyer } from "./buyer.ts";
import { BuyerEmail } from "./buyer-email.tsx";
import { useFreeReport } from "./use-free-report.ts";
import { useRefusals } from "./use-refusals.ts";

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
	const form = useForm<Buyer>({ defaultValues: { email, waiver: false } });
	const { heed, requireEmail } = useRefusals(props.reportId, form);
	const { take, isPending } = useFreeReport(props, heed);
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

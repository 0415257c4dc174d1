import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Preview } from "#contracts/preview.ts";
import { ApiError, api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { checkoutPath } from "#web/lib/paths.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast.tsx";
import { type ActionProps, getReport, NO_PREVIEW, purchaseRequest } from "./report-request.ts";

/** Buys the report by itself. `children` replace the price on the button. */
export function BuyReport({
	preview,
	price,
	owners,
	children,
}: ActionProps & { children?: ReactNode }) {
	const { buy, isPending } = usePurchase(owners);
	return (
		<Button
			wide
			pending={isPending}
			pendingLabel="Preparing your report..."
			onClick={() => buy(preview)}
		>
			{children ?? getReport(price)}
		</Button>
	);
}

/** Has the unpaid report made and takes the buyer to its checkout. */
function usePurchase(owners: ActionProps["owners"]) {
	const navigate = useNavigate();
	const showToast = useToast();
	const isHere = useIsHere();
	const { state } = useLocation();
	const fail = (message: string) => showToast({ title: "Error", message, tone: "destructive" });
	const { mutate, isPending } = useSingleMutation({
		mutationFn: (preview: Preview) =>
			call(api.reports.generate.$post({ json: purchaseRequest(preview, owners) })),
		onSuccess: ({ id }) => (isHere() ? navigate(checkoutPath(id), { state }) : undefined),
		onError: (error) => {
			if (isHere()) {
				fail(isUnsold(error) ? error.message : "Failed to generate report. Please try again.");
			}
		},
	});
	const buy = (preview: Preview | null) => (preview ? mutate(preview) : fail(NO_PREVIEW));
	return { buy, isPending };
}

/** Trying again would not help. Source: Rule OFFER-3. */
function isUnsold(error: Error): boolean {
	return error instanceof ApiError && error.code === "not_enough_data";
}

import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { planSuccessPath } from "#web/lib/paths.ts";
import { invalidateSubscription } from "#web/lib/queries.ts";
import type { Purchase } from "./outcome-query.ts";
import { SettlementNotice } from "./settlement-notice.tsx";
import { useSettlement } from "./use-settlement.ts";

type SettlingProps = {
	purchase: Purchase;
	/** Nothing was charged: it may be tried again. */
	onRefused: (error: Error) => void;
};

/** Settles a deal and leads on to the screen of success. Source: Rule SCREEN-24. */
export function Settling({ purchase, onRefused }: SettlingProps) {
	const queryClient = useQueryClient();
	const navigate = useNavigate();
	const settlement = useSettlement(purchase, {
		onActive: async () => {
			// First away from here: this screen would say that the plan is the current one already.
			await navigate(planSuccessPath(purchase.planId), { replace: true });
			await invalidateSubscription(queryClient);
		},
		onRefused,
	});
	return <SettlementNotice settlement={settlement} />;
}

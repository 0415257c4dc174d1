import { useQueryClient } from "@tanstack/react-query";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/use-single-mutation.ts";
import { useToast } from "#web/ui/toast.tsx";
import { keepPromoCode, promoCodesQuery } from "./promo-codes-query.ts";

/** Activates or deactivates a code, which sends nothing else. Source: SPEC sections 4 and 8. */
export function useActivation() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return useSingleMutation({
		mutationFn: ({ id, isActive }: { id: string; isActive: boolean }) =>
			call(api.admin["promo-codes"][":id"].$patch({ param: { id }, json: { isActive } })),
		onSuccess: (code) => {
			keepPromoCode(queryClient, code);
			showToast({ title: "Success", message: "Promo code status updated", tone: "success" });
		},
		// SPEC shows nothing; whatever the row says is asked for again, so that it is true.
		onError: () => void queryClient.invalidateQueries({ queryKey: promoCodesQuery.queryKey }),
	});
}

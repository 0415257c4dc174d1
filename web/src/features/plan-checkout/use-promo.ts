import { useEffect, useEffectEvent, useState } from "react";
import { fromPounds, type Pence, pence, toPounds } from "#domain/base/money.ts";
import type { PlanId } from "#domain/business/plans.ts";
import { promoCodeKey } from "#domain/business/subscription/promo.ts";
import { api, call } from "#web/lib/api.ts";
import { useSingleMutation } from "#web/lib/mutations.ts";
import { useIsHere } from "#web/lib/use-is-here.ts";
import { useToast } from "#web/ui/toast.tsx";
import type { Lock } from "./use-lock.ts";

/** A code that counts, with what it takes off `price` every month. */
export type AppliedPromo = { code: string; discount: Pence; price: Pence };

export type PromoEntry = ReturnType<typeof usePromo>;

type PromoRequest = { code: string; price: Pence; again: boolean };

/** A promo code at the checkout of a plan. */
export function usePromo({ plan, price, turn }: { plan: PlanId; price: Pence; turn: Lock }) {
	const [applied, setApplied] = useState<AppliedPromo | null>(null);
	const [refusal, setRefusal] = useState<string | null>(null);
	const tell = useToast();
	const isHere = useIsHere();

	function drop(title: string, message: string): void {
		setApplied(null);
		setRefusal(message);
		if (isHere()) {
			tell({ title, message, tone: "destructive" });
		}
	}

	const { mutate, isPending } = useSingleMutation({
		mutationFn: ({ code }: PromoRequest) =>
			call(api["promo-codes"].validate.$post({ json: { code, plan } })),
		onSuccess: ({ valid, discount, message }, asked) => {
			turn.leave();
			if (!valid) {
				drop("Invalid promo code", message);
				return;
			}
			setApplied(toApplied(asked, fromPounds(discount)));
			setRefusal(null);
			if (!asked.again && isHere()) {
				tell({ title: "Promo code applied!", message: savedInWords(discount), tone: "success" });
			}
		},
		onError: ({ message }) => {
			turn.leave();
			drop("Error", message);
		},
	});
	const check = (asked: PromoRequest) => {
		if (turn.take("promo")) {
			mutate(asked);
		}
	};
	const recheck = () => {
		if (applied) {
			check({ code: applied.code, price, again: true });
		}
	};
	useNewPrice(applied, price, recheck);

	return {
		applied,
		/** Why the last code does not count; null when nothing is wrong. */
		refusal,
		isChecking: isPending,
		apply: (typed: string) => {
			const code = promoCodeKey(typed);
			if (code !== "") {
				check({ code, price, again: false });
			}
		},
		/** No one minds a refusal that they are already mending. */
		forgive: () => setRefusal(null),
		remove: () => {
			if (turn.take("promo")) {
				setApplied(null);
				tell({
					title: "Promo code removed",
					message: "Original pricing restored",
					tone: "success",
				});
				turn.leave();
			}
		},
		/** The server would not take it after all. */
		refuse: (message: string) => drop("Invalid promo code", message),
		recheck,
	};
}

function toApplied({ code, price }: PromoRequest, discount: Pence): AppliedPromo {
	return { code, price, discount: pence(Math.min(discount, price)) };
}

/** A code is worth another sum at another price. */
function useNewPrice(applied: AppliedPromo | null, price: Pence, recheck: () => void): void {
	const recheckPromo = useEffectEvent(recheck);
	const isOutdated = applied !== null && applied.price !== price;
	useEffect(() => {
		if (isOutdated) {
			recheckPromo();
		}
	}, [isOutdated]);
}

/** `You saved £5.00`. */
function savedInWords(pounds: number): string {
	return `You saved £${toPounds(fromPounds(pounds)).toFixed(2)}`;
}

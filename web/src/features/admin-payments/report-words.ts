import type { FoundReport } from "#contracts/admin/payments.ts";
import { pence } from "#domain/base/money.ts";
import { poundsAndPence } from "#domain/base/words.ts";
import { GUARANTEE_DAYS } from "#domain/business/subscription/guarantee.ts";
import { formatPostcode } from "#web/lib/format.ts";

/** How each state of a report looks as a pill. */
export const reportLooks = {
	paid: { tone: "green", icon: "check", word: "Paid" },
	unpaid: { tone: "amber", icon: "clock", word: "Unpaid" },
	refunded: { tone: "grey", icon: "back", word: "Refunded" },
} as const satisfies Record<FoundReport["state"], { tone: string; icon: string; word: string }>;

/** "12 Quay Street", or "M3 3JE" where no address is known. */
export function reportName({ address, postcode }: FoundReport): string {
	return address ?? formatPostcode(postcode);
}

/** "£15 by card", "From a plan". */
export function paidInWords({ paidBy, amount }: FoundReport): string {
	switch (paidBy) {
		case "card":
			return amount === null ? "By card" : `${poundsAndPence(pence(amount))} by card`;
		case "plan":
			return "From a plan";
		case "nothing":
			return "Given at £0";
		case null:
			return "Nothing yet";
	}
}

/** Why nothing can be given back of what was paid; null when it can. */
export function whyNoRefund(report: FoundReport): string | null {
	if (report.refundableUntil !== null) {
		return null;
	}
	if (report.state === "refunded") {
		return "What was paid for it was given back already.";
	}
	switch (report.paidBy) {
		case "card":
			return `It was paid for more than ${GUARANTEE_DAYS} days ago: the guarantee is over.`;
		case "plan":
			return "It was made from a plan: no money was paid for it alone.";
		case "nothing":
			return "It was given at a price of £0: there is nothing to give back.";
		case null:
			return "It was not paid for.";
	}
}

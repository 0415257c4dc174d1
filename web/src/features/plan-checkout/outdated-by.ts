import type { QueryKey } from "@tanstack/react-query";
import { ApiError } from "#web/lib/api.ts";
import {
	paymentConfigQuery,
	subscriptionPricesQuery,
	subscriptionStatusQuery,
} from "#web/lib/queries.ts";
import { OtherSetup } from "./setup-query.ts";

/** What the page knows that a refusal proves wrong; null for nothing that is known here. */
export function outdatedBy(error: Error): QueryKey | null {
	if (error instanceof OtherSetup) {
		return { mode: config, kind: status, terms: null }[error.what];
	}
	switch (error instanceof ApiError ? error.code : null) {
		case "price_changed":
			return subscriptionPricesQuery.queryKey;
		case "payment_unavailable":
			return config;
		case "already_subscribed":
		case "not_subscribed":
		case "update_card":
			return status;
		default:
			return null;
	}
}

const config: QueryKey = paymentConfigQuery.queryKey;
const status: QueryKey = subscriptionStatusQuery.queryKey;

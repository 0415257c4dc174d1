import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { operation, type Resource } from "../api/operation.ts";
import { find } from "./find.ts";

export const charges: Resource = {
	operations: [
		operation<Stripe.ChargeRetrieveParams>("Charges.retrieve", [], (simulation, _, id) =>
			find(simulation, "charge", id),
		),
		operation<Stripe.ChargeListParams>(
			"Charges.list",
			["created", "customer", "ending_before", "limit", "payment_intent", "starting_after"],
			({ store }, params) => {
				const { customer, payment_intent } = params;
				const asked = store
					.all("charge")
					.filter((charge) => !customer || charge.customer === customer)
					.filter((charge) => !payment_intent || charge.payment_intent === payment_intent);
				return listPage("/v1/charges", asked, params);
			},
		),
	],
	included: {
		"charge.refunds": ({ store }, id) =>
			listPage(
				`/v1/charges/${id}/refunds`,
				store.all("refund").filter(({ charge }) => charge === id),
				{},
			),
	},
};

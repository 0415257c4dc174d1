import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { operation, type Resource } from "../api/operation.ts";
import { find } from "./find.ts";

export const events: Resource = {
	operations: [
		operation<Stripe.EventRetrieveParams>("Events.retrieve", [], (simulation, _, id) =>
			find(simulation, "event", id),
		),
		operation<Stripe.EventListParams>(
			"Events.list",
			["created", "ending_before", "limit", "starting_after", "type", "types"],
			({ store }, params) => {
				const types = params.types ?? (params.type ? [params.type] : null);
				const asked = store.all("event").filter(({ type }) => !types || types.includes(type));
				return listPage("/v1/events", asked, params);
			},
		),
	],
};

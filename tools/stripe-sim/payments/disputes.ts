import type Stripe from "stripe";
import { listPage } from "../api/list-page.ts";
import { mergeMetadata } from "../api/metadata.ts";
import { operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import { closeDispute } from "../payments/dispute.ts";
import type { Simulation } from "../simulation.ts";
import { find } from "./find.ts";

export const disputes: Resource = {
	operations: [
		operation<Stripe.DisputeListParams>(
			"Disputes.list",
			["charge", "created", "ending_before", "limit", "payment_intent", "starting_after"],
			({ store }, params) => {
				const { charge, payment_intent } = params;
				const asked = store
					.all("dispute")
					.filter((dispute) => !charge || dispute.charge === charge)
					.filter((dispute) => !payment_intent || dispute.payment_intent === payment_intent);
				return listPage("/v1/disputes", asked, params);
			},
		),
		operation<Stripe.DisputeUpdateParams>(
			"Disputes.update",
			["evidence", "metadata", "submit"],
			update,
		),
	],
};

/**
 * Answers a dispute. As in Stripe's test mode, the evidence `winning_evidence` wins it and `losing_evidence` loses it;
 * any other evidence puts it under review.
 */
function update(
	simulation: Simulation,
	{ evidence, metadata, submit = true }: Stripe.DisputeUpdateParams,
	id: string,
): Stripe.Dispute {
	const dispute = open(simulation, id);
	const { uncategorized_text = null, ...others } = evidence ?? {};
	if (Object.keys(others).length > 0) {
		throw invalidRequest("The simulator takes uncategorized_text as evidence only.", {
			param: "evidence",
		});
	}
	const answered = simulation.change("dispute", dispute, {
		evidence: { ...dispute.evidence, uncategorized_text },
		metadata: mergeMetadata(dispute.metadata, metadata),
		status: evidence && submit ? "under_review" : dispute.status,
	});
	simulation.emit("charge.dispute.updated", "dispute", answered);
	if (answered.status === "under_review" && uncategorized_text === "winning_evidence") {
		return closeDispute(simulation, answered, "won");
	}
	if (answered.status === "under_review" && uncategorized_text === "losing_evidence") {
		return closeDispute(simulation, answered, "lost");
	}
	return answered;
}

function open(simulation: Simulation, id: string): Stripe.Dispute {
	const dispute = find(simulation, "dispute", id);
	if (dispute.status === "won" || dispute.status === "lost") {
		throw invalidRequest("This dispute is already closed.", { code: "dispute_already_closed" });
	}
	return dispute;
}

import type Stripe from "stripe";
import { find, listPage, mergeMetadata, operation, type Resource } from "../api/operation.ts";
import { invalidRequest } from "../api/stripe-error.ts";
import type { Simulation } from "../simulation.ts";

export const disputes: Resource = {
	operations: [
		operation<Stripe.DisputeListParams>(
			"Disputes.list",
			["charge", "created", "ending_before", "limit", "payment_intent", "starting_after"],
			({ store }, params) => {
				const { charge, payment_intent } = params;
				const matching = store
					.all("dispute")
					.filter((dispute) => !charge || dispute.charge === charge)
					.filter((dispute) => !payment_intent || dispute.payment_intent === payment_intent);
				return listPage("/v1/disputes", matching, params);
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

const RESPONSE_SECONDS = 7 * 24 * 3600;

/** Opens a dispute for fraud: the money is withdrawn until the dispute is won. */
export function openDispute(
	{ change, clock, contract, emit, make }: Simulation,
	charge: Stripe.Charge,
): void {
	const disputed = change("charge", charge, { disputed: true });
	const dispute = make("dispute", {
		amount: disputed.amount,
		charge: disputed.id,
		currency: disputed.currency,
		evidence_details: contract.fill<Stripe.Dispute.EvidenceDetails>("Dispute.EvidenceDetails", {
			due_by: clock.now() + RESPONSE_SECONDS,
		}),
		is_charge_refundable: false,
		payment_intent: disputed.payment_intent,
		reason: "fraudulent",
		status: "needs_response",
	});
	emit("charge.dispute.created", "dispute", dispute);
	emit("charge.dispute.funds_withdrawn", "dispute", dispute);
}

function closeDispute(
	{ change, emit }: Simulation,
	dispute: Stripe.Dispute,
	status: "won" | "lost",
): Stripe.Dispute {
	const closed = change("dispute", dispute, { status });
	emit("charge.dispute.closed", "dispute", closed);
	if (status === "won") {
		emit("charge.dispute.funds_reinstated", "dispute", closed);
	}
	return closed;
}

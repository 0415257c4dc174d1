import type Stripe from "stripe";
import type { Simulation } from "../simulation.ts";

const RESPONSE_SECONDS = 7 * 24 * 3600;

/** The owner of the card says the payment was a fraud: the money is gone until the dispute is won. */
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

export function closeDispute(
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

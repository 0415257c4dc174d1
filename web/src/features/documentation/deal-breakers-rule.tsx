import { gradeOf, investmentBand, riskBand, riskScoreOf } from "#domain/score/bands.ts";
import { DEAL_BREAKER_CAP } from "#domain/score/method.ts";
import { Sentences } from "./bullets.tsx";

/** What makes a letting unlawful as it stands, and what becomes of the score. */
export function DealBreakersRule() {
	const risk = riskScoreOf(DEAL_BREAKER_CAP);
	return (
		<>
			<p>
				A home that cannot lawfully be let as it stands cannot score well, whatever else it has:
			</p>
			<Sentences
				items={[
					"In England and Wales, its own valid certificate says F or G and no exemption is registered.",
					"It is to be an HMO, lies for certain inside an Article 4 direction, and planning permission is not held.",
				]}
			/>
			<p>
				Its investment score is held at {DEAL_BREAKER_CAP} at most: "
				{investmentBand(DEAL_BREAKER_CAP).label}", grade {gradeOf(DEAL_BREAKER_CAP).grade}, and as a
				risk score {risk}, "{riskBand(risk).label}". What it would be without stands beside it, with
				the reason. You can state an exemption or a permission, and the score follows.
			</p>
		</>
	);
}

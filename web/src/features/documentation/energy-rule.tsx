import { bandOf, MINIMUM_TO_LET, midpoint } from "#domain/epc/band.ts";
import { UNLETTABLE_ENERGY_SCORE } from "#domain/score/method.ts";
import { TopicLink } from "./topic-link.tsx";

/** How energy points become a part of the score. */
export function EnergyRule() {
	return (
		<>
			<p>
				The part is the home's current energy efficiency points, from 0 to 100. Where only the band
				is known, the middle of the band counts, marked as an estimate: band D is {midpoint("D")}{" "}
				points.
			</p>
			<p>
				Below {MINIMUM_TO_LET} points, the least that band {bandOf(MINIMUM_TO_LET)} has, the part is
				at most {UNLETTABLE_ENERGY_SCORE}. See <TopicLink to="bands">The seven bands</TopicLink>.
			</p>
		</>
	);
}

import { NOT_ENOUGH_DATA } from "#domain/score/investment-score.ts";
import { FEWEST_WEIGHT_KNOWN } from "#domain/score/method.ts";

/** What becomes of parts that are not known. */
export function NoScoreRule() {
	return (
		<>
			<p>
				A part that is not known is left out, and the others weigh more. Nothing is filled in. When
				the parts known make up less than {FEWEST_WEIGHT_KNOWN}% of the weight there is no score,
				and the page says "{NOT_ENOUGH_DATA}".
			</p>
			<p>
				That is to be expected in Scotland and Northern Ireland: we hold neither their energy
				certificates nor rents and prices of their districts.
			</p>
		</>
	);
}

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
				In Scotland that is so wherever no energy certificates were imported: we read no rents of
				its councils yet. Expect it in Northern Ireland too: we hold neither energy certificates nor
				rents of its districts.
			</p>
		</>
	);
}

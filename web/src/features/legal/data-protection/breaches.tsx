import { BREACH_NOTICE_HOURS } from "#domain/data-handling.ts";
import { countInWords } from "#domain/words.ts";

/** Source: SPEC section 9 "Data handling", UK GDPR articles 33 and 34. */
export function Breaches() {
	return (
		<p>
			If personal data is lost, changed or seen by somebody who should not see it, and that puts
			people at risk, we tell the regulator within {countInWords(BREACH_NOTICE_HOURS, "hour")} of
			learning of it. If the risk to you is high, we tell you too, without delay: what happened,
			what it can mean, and what you can do.
		</p>
	);
}

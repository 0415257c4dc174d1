import { REQUEST_DAYS } from "#domain/data-handling.ts";
import { countInWords } from "#domain/words.ts";

/** Source: SPEC section 9 "Data handling". */
export function Answers() {
	return (
		<>
			<p>
				Data requests are answered within {countInWords(REQUEST_DAYS.answer, "day")}. A request that
				is complex, or one of many, can be extended by up to{" "}
				{countInWords(REQUEST_DAYS.extension, "day")}; then we tell you so, and why, within the
				first {countInWords(REQUEST_DAYS.answer, "day")}.
			</p>
			<p>
				It costs nothing. We may ask who you are, so that nobody else gets your data. If we refuse,
				we say why, and you can complain.
			</p>
		</>
	);
}

import { Link } from "react-router";
import { APP_NAME } from "#domain/product.ts";
import { screens } from "#domain/screens.ts";

/** What may be expected of a preview and of a report. Source: SPEC section 1, DECISIONS 2 and 7. */
export function WhatAReportIs() {
	return (
		<>
			<p>
				{APP_NAME} brings together what is published about letting a home in the United Kingdom: its
				energy certificate, licensing and planning rules, rents, prices and the area. The data comes
				from government and industry sources. No mock data is used: what nobody publishes is shown
				as not known. Where a calculator begins with example numbers, it says so.
			</p>
			<p>
				Previews and reports are informational and not financial advice. They are not legal, tax or
				mortgage advice either, nor a valuation or a survey.
			</p>
			<ul>
				<li>Each figure names its source and its date. A source can be late, or wrong.</li>
				<li>
					Where nothing is published about the home itself, a figure is about its area, and says so.
				</li>
				<li>
					Licensing verdicts come from lists that councils change. Ask the council before you rely
					on one.
				</li>
				<li>
					Risks and recommendations are written by rules. Where a language model has reworded them,
					the report says so.
				</li>
				<li>A report says what was known on the day it was made. It does not change afterwards.</li>
			</ul>
			<p>
				How a score is worked out stands in the{" "}
				<Link to={screens.documentation}>documentation</Link>.
			</p>
		</>
	);
}

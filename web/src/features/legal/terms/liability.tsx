import { APP_NAME } from "#domain/base/product.ts";

/** What is owed when something does not work. */
export function Availability() {
	return (
		<>
			<p>
				{APP_NAME} depends on sources and services of others and can be down. When a source does not
				answer, the preview or report says so.
			</p>
			<p>
				We may change or end parts of {APP_NAME}. If we end something that you have paid for and not
				had, you get that money back.
			</p>
		</>
	);
}

/** Within the Unfair Contract Terms Act 1977, section 2, and the Consumer Rights Act 2015, sections 31, 47, 57 and 65. */
export function Liability() {
	return (
		<>
			<p>
				Nothing in these terms limits or excludes our liability for death or personal injury caused
				by negligence, or for fraud. Nor does it for anything else where the law does not allow it.
				Nothing in them takes away your statutory rights as a consumer.
			</p>
			<p>
				If we break these terms, or do not use reasonable care and skill, we are responsible for
				loss that was foreseeable. That is an obvious consequence, or one that we both knew of when
				you bought. We are not responsible for:
			</p>
			<ul>
				<li>loss that was not foreseeable, or that we did not cause;</li>
				<li>
					what a source published wrongly or late, where the report names that source and its date;
				</li>
				<li>
					reliance on a figure as certain that the report marks as an estimate or as not checked;
				</li>
				<li>
					loss of profit, of business or of a bargain, where you use {APP_NAME} in the course of a
					trade, business or profession.
				</li>
			</ul>
		</>
	);
}

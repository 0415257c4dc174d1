/** Source: UK GDPR articles 7(3), 13 to 22. */
const rights = [
	["To be told", "what we use your data for. That is the privacy policy."],
	["To see it", "and to have a copy."],
	["To have it corrected", "where it is wrong or incomplete."],
	["To have it deleted", "where we need not keep it."],
	["To have its use restricted", "while a question about it is open."],
	["To take it with you", "in a form that a machine can read."],
	["To object", "to a use that rests on a legitimate interest."],
	["To take consent back", "at any time, as easily as you gave it."],
	["Not to be judged by a computer alone", "in what matters. We do no such thing."],
] as const;

/** What the law gives everybody whose data is used. */
export function RightsList() {
	return (
		<>
			<p>Under the UK GDPR and the Data Protection Act 2018 you have the right:</p>
			<ul>
				{rights.map(([right, what]) => (
					<li key={right}>
						<strong>{right}</strong> {what}
					</li>
				))}
			</ul>
		</>
	);
}

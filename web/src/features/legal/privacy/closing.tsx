import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { ComplaintLink } from "#web/features/legal/told-pairs.tsx";
import { SupportLink } from "#web/lib/public-text.tsx";

/** Where the rights and the way to them stand. */
export function Rights() {
	return (
		<p>
			You can see, correct, move and delete your data, restrict or object to its use, and take
			consent back. How to do each, and how fast we answer, is on the page{" "}
			<Link to={screens.dataProtection}>Data Protection</Link>. What your browser stores is in the{" "}
			<Link to={screens.cookiePolicy}>cookie policy</Link>.
		</p>
	);
}

/** Source: UK GDPR articles 22A to 22D. */
export function NoDecisions() {
	return (
		<p>
			Scores and verdicts are about homes, never about you. Nothing that matters to you by law, or
			in a similar way, is decided about you by a computer alone.
		</p>
	);
}

export function Children() {
	return (
		<p>
			The service is for people of 18 and over, and we do not knowingly keep data of children. If
			you think that a child has opened an account, write to us and we delete it.
		</p>
	);
}

export function Complaints() {
	return (
		<p>
			You can complain to us: <SupportLink />. How we deal with it is on the page{" "}
			<Link to={`${screens.dataProtection}#complaints`}>Data Protection</Link>. You can also
			complain at any time to <ComplaintLink />, the regulator of data protection in the United
			Kingdom.
		</p>
	);
}

export function ChangesOfPolicy() {
	return (
		<p>
			When we change this policy, the date at the top changes with it. If a change matters to data
			that you gave us, we write to the owners of accounts before it holds. What needs your consent
			we ask for again.
		</p>
	);
}

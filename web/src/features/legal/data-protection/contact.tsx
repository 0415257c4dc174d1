import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { ComplaintLink } from "#web/features/legal/told-pairs.tsx";
import { SupportLink } from "#web/lib/public-text.tsx";
import { CompanyDetails } from "../company-details.tsx";

export function WhoToWriteTo() {
	return (
		<>
			<p>
				Write to our support and say that it is about your data. What we hold, why and for how long
				is in the <Link to={screens.privacyPolicy}>privacy policy</Link>.
			</p>
			<CompanyDetails />
		</>
	);
}

/** Days within which a complaint about how data is handled is confirmed. Source: Data Protection Act 2018, section 164A. */
const CONFIRMED_WITHIN_DAYS = 30;

export function Complaints() {
	return (
		<>
			<p>
				If you think that we handle your data wrongly, write to <SupportLink />. We confirm within{" "}
				{CONFIRMED_WITHIN_DAYS} days that we have your complaint, look into it without undue delay,
				and tell you what came of it.
			</p>
			<p>
				If you are not content with that, or do not want to ask us first, complain to{" "}
				<ComplaintLink />. You can also go to court.
			</p>
		</>
	);
}

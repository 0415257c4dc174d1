import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { CompanyDetails } from "../company-details.tsx";
import { ComplaintLink } from "../told-links.tsx";

export function WhoToWriteTo() {
	return (
		<>
			<p>
				Write to our support and say that it is about your data. What we hold, why and for how long
				is in the <Link to={screens.privacyPolicy}>Privacy Policy</Link>.
			</p>
			<CompanyDetails />
		</>
	);
}

export function Complaints() {
	return (
		<p>
			If you are not content with an answer, or do not want to ask us first, complain to{" "}
			<ComplaintLink />. You can also go to court.
		</p>
	);
}

import { APP_NAME } from "#domain/product.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import { CompanyDetails } from "../company-details.tsx";

/** With whom the terms are agreed. */
export function WhoWeAre() {
	return (
		<>
			<p>
				These terms are between you and whoever runs {APP_NAME}, named here. You accept them by
				using {APP_NAME} or buying from it. They take away none of the rights that the law gives you
				as a consumer.
			</p>
			<CompanyDetails />
		</>
	);
}

/** How the terms change. */
export function ChangesOfTerms() {
	return (
		<p>
			We may change these terms, and then change the date at the top. What you bought stays under
			the terms that held when you bought it. If a change matters to a plan that you have, we write
			to you before it holds, and you can cancel.
		</p>
	);
}

/** Whose law and whose courts. */
export function Law() {
	return (
		<p>
			The law of England and Wales applies, and its courts decide. If you are a consumer and live in
			Scotland or Northern Ireland, you keep the protection of the law there and can go to the
			courts there instead.
		</p>
	);
}

/** Whom to ask. */
export function Contact() {
	return (
		<p>
			Write to <SupportLink />. Please say which report or plan it is about, and never send a
			password or card number.
		</p>
	);
}

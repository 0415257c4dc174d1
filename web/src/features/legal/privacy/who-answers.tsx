import { APP_NAME } from "#domain/product.ts";
import { CompanyDetails } from "../company-details.tsx";

/** The controller, and how to reach it. */
export function Controller() {
	return (
		<>
			<p>
				Whoever runs {APP_NAME}, named here, is the controller: it decides why and how personal data
				is used. Questions about it go to our support.
			</p>
			<CompanyDetails />
		</>
	);
}

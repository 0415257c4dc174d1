import { publicPages } from "#domain/site/public-pages.ts";
import { cookieSections } from "#web/features/legal/cookies/cookie-policy.tsx";
import { lastChanged } from "#web/features/legal/last-changed.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.cookiePolicy;

/** What is kept in a visitor's browser. Source: Rule SCREEN-27. */
export function CookiePolicyScreen() {
	useDocumentTitle(title);
	return (
		<LegalPage
			title={title}
			lede={
				<p>
					Three cookies of ours, two of Stripe’s when you pay, and four small things that your
					browser keeps. None of ours follows you to other sites.
				</p>
			}
			sections={cookieSections}
			changed={lastChanged.cookiePolicy}
		/>
	);
}

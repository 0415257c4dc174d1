import { publicPages } from "#domain/site/public-pages.ts";
import { lastChanged } from "#web/features/legal/last-changed.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { privacySections } from "#web/features/legal/privacy/privacy-policy.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.privacyPolicy;

/** What is known about a visitor. Source: Rule SCREEN-27. */
export function PrivacyPolicyScreen() {
	useDocumentTitle(title);
	return (
		<LegalPage
			title={title}
			lede={
				<p>
					We keep what an account, a report and a payment need, and nothing about who only looks. We
					sell no data and show no advertising.
				</p>
			}
			sections={privacySections}
			changed={lastChanged.privacyPolicy}
		/>
	);
}

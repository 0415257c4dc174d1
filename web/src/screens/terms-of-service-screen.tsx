import { publicPages } from "#domain/site/public-pages.ts";
import { lastChanged } from "#web/features/legal/last-changed.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { termsSections } from "#web/features/legal/terms/terms-of-service.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.termsOfService;

/** What visitor and owner agree to. Source: Rule SCREEN-27. */
export function TermsOfServiceScreen() {
	useDocumentTitle(title);
	return (
		<LegalPage
			title={title}
			lede={
				<p>
					What you get and what it costs, how to cancel and have your money back, and what a report
					is not.
				</p>
			}
			sections={termsSections}
			changed={lastChanged.termsOfService}
		/>
	);
}

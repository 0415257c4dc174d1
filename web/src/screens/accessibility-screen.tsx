import { publicPages } from "#domain/site/public-pages.ts";
import { accessibilitySections } from "#web/features/legal/accessibility/accessibility.tsx";
import { lastChanged } from "#web/features/legal/last-changed.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.accessibility;

/** For whom the product works, and what is known not to. Source: Rule SITE-15; Equality Act 2010, section 20. */
export function AccessibilityScreen() {
	useDocumentTitle(title);
	return (
		<LegalPage
			title={title}
			lede={
				<p>
					Everybody should be able to check a home. Here is what stands in the way, and how to tell
					us.
				</p>
			}
			sections={accessibilitySections}
			changed={lastChanged.accessibility}
		/>
	);
}

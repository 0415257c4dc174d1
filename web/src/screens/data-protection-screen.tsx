import { publicPages } from "#domain/site/public-pages.ts";
import { dataProtectionSections } from "#web/features/legal/data-protection/data-protection.tsx";
import { lastChanged } from "#web/features/legal/last-changed.ts";
import { LegalPage } from "#web/features/legal/legal-page.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.dataProtection;

/** The rights of a person over their data. Source: Rule SCREEN-27. */
export function DataProtectionScreen() {
	useDocumentTitle(title);
	return (
		<LegalPage
			title={title}
			lede={
				<p>
					Your rights over your data, how to use them here, how fast we answer, and what we do when
					something goes wrong.
				</p>
			}
			sections={dataProtectionSections}
			changed={lastChanged.dataProtection}
		/>
	);
}

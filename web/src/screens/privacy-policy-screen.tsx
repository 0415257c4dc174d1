import { publicPages } from "#domain/public-pages.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";

export function PrivacyPolicyScreen() {
	useDocumentTitle(publicPages.privacyPolicy.title);
	return <h1>{publicPages.privacyPolicy.title}</h1>;
}

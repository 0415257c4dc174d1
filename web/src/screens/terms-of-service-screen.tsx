import { publicPages } from "#domain/public-pages.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";

export function TermsOfServiceScreen() {
	useDocumentTitle(publicPages.termsOfService.title);
	return <h1>{publicPages.termsOfService.title}</h1>;
}

import { publicPages } from "#domain/public-pages.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";

export function DocumentationScreen() {
	useDocumentTitle(publicPages.documentation.title);
	return <h1>{publicPages.documentation.title}</h1>;
}

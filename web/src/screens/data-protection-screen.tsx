import { publicPages } from "#domain/public-pages.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";

export function DataProtectionScreen() {
	useDocumentTitle(publicPages.dataProtection.title);
	return <h1>{publicPages.dataProtection.title}</h1>;
}

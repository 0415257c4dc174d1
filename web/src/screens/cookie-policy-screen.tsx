import { publicPages } from "#domain/public-pages.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";

export function CookiePolicyScreen() {
	useDocumentTitle(publicPages.cookiePolicy.title);
	return <h1>{publicPages.cookiePolicy.title}</h1>;
}

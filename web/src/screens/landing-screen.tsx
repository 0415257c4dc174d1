import { publicPages } from "#domain/public-pages.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";

export function LandingScreen() {
	useDocumentTitle(publicPages.landing.title);
	return <h1>{publicPages.landing.title}</h1>;
}

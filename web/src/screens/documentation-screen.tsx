import { APP_NAME } from "#domain/base/product.ts";
import { publicPages } from "#domain/site/public-pages.ts";
import { DocumentationTabs } from "#web/features/documentation/documentation-tabs.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

/** What the product does and how, with the tables it calculates by. Source: Rule SCREEN-26. */
export function DocumentationScreen() {
	useDocumentTitle(publicPages.documentation.title);
	return (
		<>
			<h1 className="page-title">{publicPages.documentation.title}</h1>
			<p className="above-2 below-5 measure-40 soft text-ml">
				How {APP_NAME} works out what it says about a home. The tables here are the ones it
				calculates with.
			</p>
			<DocumentationTabs />
		</>
	);
}

import { publicPages } from "#domain/site/public-pages.ts";
import { ApiReference } from "#web/features/api-reference/api-reference.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.apiReference;

/** What programs may ask, how, and what it costs. Source: Rule API-1. */
export function ApiReferenceScreen() {
	useDocumentTitle(title);
	return (
		<>
			<h1 className="page-title">{title}</h1>
			<p className="above-2 below-5 measure-40 soft text-ml">
				Ask for licensing, assessments and your homes from your own software. Every answer has its
				source, its day and its page.
			</p>
			<ApiReference />
		</>
	);
}

import { publicPages } from "#domain/site/public-pages.ts";
import { RegisterCoverage } from "#web/features/register-coverage/register-coverage.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";

const { title } = publicPages.register;

/** What the licensing register can answer, how sure it is, and the register itself as open data. */
export function RegisterScreen() {
	useDocumentTitle(title);
	return (
		<>
			<h1 className="page-title">{title}</h1>
			<p className="above-2 below-5 measure-40 soft text-ml">
				For which councils we can say whether a home needs a licence, how sure we are, and what we
				do not know.
			</p>
			<RegisterCoverage />
		</>
	);
}

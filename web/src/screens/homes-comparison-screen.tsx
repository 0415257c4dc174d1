import { screens } from "#domain/base/screens.ts";
import { HomesComparison } from "#web/features/homes/homes-comparison.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { BackLink } from "#web/ui/back-link.tsx";

const TITLE = "Compare homes";

/** Homes of the visitor side by side, and against their own rules. Source: Rule HOMES-17. */
export function HomesComparisonScreen() {
	useDocumentTitle(TITLE);
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<SignInPrompt title={TITLE} next={screens.homesComparison}>
					Sign in to compare your homes.
				</SignInPrompt>
			}
		>
			{() => (
				<div className="stack one-column gap-5">
					<BackLink to={screens.homes}>My Homes</BackLink>
					<h1 className="page-title">{TITLE}</h1>
					<HomesComparison />
				</div>
			)}
		</SignedInOnly>
	);
}

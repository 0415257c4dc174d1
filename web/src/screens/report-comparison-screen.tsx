import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { screens } from "#domain/base/screens.ts";
import { COMPARISON_TITLE } from "#domain/telling/report/compare/comparison.ts";
import { Comparison } from "#web/features/report-comparison/comparison.tsx";
import { comparisonQuery } from "#web/features/report-comparison/comparison-query.ts";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { isPassing } from "#web/lib/api.ts";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Message } from "#web/ui/message.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Two to four of the visitor's reports side by side. */
export function ReportComparisonScreen() {
	const [query] = useSearchParams();
	const ids = query.get("ids") ?? "";
	useDocumentTitle(COMPARISON_TITLE);
	return (
		<SignedInOnly
			title={COMPARISON_TITLE}
			prompt={
				<SignInPrompt
					title={COMPARISON_TITLE}
					next={`${screens.reportComparison}?ids=${encodeURIComponent(ids)}`}
				>
					Sign in to compare the reports you own.
				</SignInPrompt>
			}
		>
			{() => <Compared ids={ids} />}
		</SignedInOnly>
	);
}

function Compared({ ids }: { ids: string }) {
	const { data, error, refetch } = useQuery(comparisonQuery(ids));
	if (error && !data) {
		return (
			<Message
				title="Not Compared"
				action={
					isPassing(error) ? (
						<Button onClick={() => void refetch()}>Try again</Button>
					) : (
						<ButtonLink to={screens.reports}>Back to My Reports</ButtonLink>
					)
				}
			>
				<p>{error.message}</p>
			</Message>
		);
	}
	return (
		<div className="shrinkable">
			<header className="row wrap gap-3 align-center below-5 between across-5">
				<h1 className="page-title">{COMPARISON_TITLE}</h1>
				<div className="row wrap gap-2 no-print">
					<ButtonLink to={screens.reports} look="secondary">
						My Reports
					</ButtonLink>
					<ButtonLink
						to={`/api/reports/compare/download?ids=${encodeURIComponent(ids)}`}
						target="_blank"
						rel="noopener"
						reloadDocument
					>
						Download PDF
					</ButtonLink>
				</div>
			</header>
			{data ? (
				<Comparison comparison={data} />
			) : (
				<div role="status" aria-label="Comparing your reports">
					<Skeleton height="24rem" />
				</div>
			)}
		</div>
	);
}

import { screens } from "#domain/base/screens.ts";
import { HOMES_REPORT_TITLE } from "#domain/portfolio/homes-report-words.ts";
import { HomesReport } from "#web/features/homes/homes-report.tsx";
import { SignInPrompt } from "#web/features/session/sign-in-prompt.tsx";
import { SignedInOnly } from "#web/features/session/signed-in-only.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import styles from "./screens.module.css";

const TITLE = HOMES_REPORT_TITLE;

/** What all homes of the visitor lack, and what is to be done until 2030. Source: Rule HELD-8. */
export function HomesReportScreen() {
	useDocumentTitle(TITLE);
	return (
		<SignedInOnly
			title={TITLE}
			prompt={
				<SignInPrompt title={TITLE} next={screens.homesReport}>
					Sign in to see all your homes in one report.
				</SignInPrompt>
			}
		>
			{() => (
				<div className={`stack one-column gap-5 from-start ${styles["reports"]}`}>
					<h1 className="page-title">{TITLE}</h1>
					<HomesReport />
				</div>
			)}
		</SignedInOnly>
	);
}
